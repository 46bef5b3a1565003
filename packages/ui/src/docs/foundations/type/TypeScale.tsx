import { useLayoutEffect, useRef, useState } from 'react';
import { type } from '../../../tokens/type.ts';
import { Example, Facts, Row, Scale } from './Type.styles.ts';

type TypeName = keyof typeof type;

/** A fragment of a declaration is not a style of its own. */
const names = (Object.keys(type) as TypeName[]).filter((name) => name !== 'tabular');

const rounded = (value: string) => String(Math.round(Number.parseFloat(value) * 10) / 10);

function Measured({ name }: { name: TypeName }) {
  const sample = useRef<HTMLParagraphElement>(null);
  const [facts, setFacts] = useState('');
  useLayoutEffect(() => {
    const element = sample.current;
    if (element === null) return undefined;
    const measure = () => {
      const { fontSize, lineHeight, fontWeight, fontFamily, letterSpacing } = getComputedStyle(element);
      const family = fontFamily.split(',', 1)[0]?.replaceAll('"', '') ?? '';
      const spacing =
        letterSpacing === 'normal' || letterSpacing === '0px' ? '' : `, ${rounded(letterSpacing)} px apart`;
      setFacts(`${family} ${fontWeight}, ${rounded(fontSize)} / ${rounded(lineHeight)} px${spacing}`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Row>
      <div>
        <b>{name}</b>
        <Facts>{facts}</Facts>
      </div>
      <Example ref={sample} $name={name}>
        Koers 138° naar Limassol
      </Example>
    </Row>
  );
}

/** Every style of type at its real size, measured in this window. */
export function TypeScale({ density }: { density: 'site' | 'console' }) {
  return (
    <Scale data-density={density}>
      {names.map((name) => (
        <Measured key={name} name={name} />
      ))}
    </Scale>
  );
}
