import { brand } from '@fnc/domain';
import { LogoMark } from '../../art/LogoMark/LogoMark.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { MarkFrame } from './BrandMark.styles.ts';

interface BrandMarkProps {
  /** `compact`: only the mark, for the collapsed rail. */
  size?: 'large' | 'compact' | undefined;
}

/** The name and mark of the console. */
export function BrandMark({ size }: BrandMarkProps) {
  const { language } = useAdminWords();
  return (
    <MarkFrame data-size={size}>
      <LogoMark size={size === 'large' ? 40 : 32} />
      {size === 'compact' ? (
        <VisuallyHidden>{brand.name}</VisuallyHidden>
      ) : (
        <span>
          <span>{brand.name}</span>
          <span>{brand.tagline[language]}</span>
        </span>
      )}
    </MarkFrame>
  );
}
