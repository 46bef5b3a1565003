import { brand } from '@fnc/domain';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type Appearance, AppearanceControls } from '../AppearanceControls/AppearanceControls.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import {
  ChartCompass,
  ChartDrawing,
  ChartHalf,
  ChartWords,
  FormColumn,
  FormHalf,
  SignInPage,
} from './SignIn.styles.ts';
import { depthContours, signInCourse, soundings, waypoints } from './signInChart.data.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

interface SignInChartProps {
  from: string;
  to: string;
}

/** The chart beside the form: decoration, hidden from screen readers. */
function SignInChart({ from, to }: SignInChartProps) {
  return (
    <>
      <ChartDrawing viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <g data-part="contours">
          {depthContours.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <g data-part="soundings">
          {soundings.map(([depth, x, y]) => (
            <text key={depth} x={x} y={y}>
              {depth}
            </text>
          ))}
        </g>
        <path data-part="course" d={signInCourse} />
        <circle data-part="start" cx={waypoints.from[0]} cy={waypoints.from[1]} r="5.5" />
        <circle data-part="end" cx={waypoints.to[0]} cy={waypoints.to[1]} r="5" />
        <g data-part="places">
          <text x={waypoints.from[0] + 16} y={waypoints.from[1] - 4}>
            {from}
          </text>
          <text x={waypoints.to[0] + 18} y={waypoints.to[1] + 18}>
            {to}
          </text>
        </g>
      </ChartDrawing>
      <ChartCompass>
        <CompassRose />
      </ChartCompass>
    </>
  );
}

export interface SignInProps extends Pick<SignInFormProps, 'onSignIn'> {
  /** The session expired: a notice says so until the next attempt. */
  expired?: boolean | undefined;
  /** Whether cached data stays on this device after signing out. */
  keepsCopy: boolean;
  onKeepsCopy: (keeps: boolean) => void;
  siteHref: string;
  appearance: Appearance;
}

export function SignIn({ onSignIn, expired = false, keepsCopy, onKeepsCopy, siteHref, appearance }: SignInProps) {
  const { t, language } = useAdminWords();
  return (
    <SignInPage>
      <title>{`${t('signIn.title')} – ${brand.name}`}</title>
      <ChartHalf data-band="deep">
        <SignInChart from={t('signIn.chartFrom')} to={t('signIn.chartTo')} />
        <ChartWords>
          <p>{t('signIn.chartTitle')}</p>
          <Text tone="quiet" above={2} wide>
            {t('signIn.chartLine', { brand: brand.tagline[language] })}
          </Text>
        </ChartWords>
      </ChartHalf>
      <FormHalf>
        <Row gap={1} justify="end">
          <AppearanceControls {...appearance} />
        </Row>
        <FormColumn>
          <BrandMark size="large" />
          <Heading level={1} size="page">
            {t('signIn.title')}
          </Heading>
          <Text tone="quiet" above={1} below={5} wide>
            {t('signIn.intro')}
          </Text>
          <SignInForm
            onSignIn={onSignIn}
            choice={
              <CheckboxField
                label={t('signIn.keepCopy')}
                hint={t('signIn.keepCopyHint')}
                checked={keepsCopy}
                onChange={({ target }) => onKeepsCopy(target.checked)}
              />
            }
            help={
              <Text size="small" tone="quiet" wide above={4}>
                {t('signIn.firstTime')}
              </Text>
            }
            notice={
              expired && (
                <Alert tone="warning" title={t('signIn.expiredTitle')}>
                  {' '}
                  {t('errors:authentication_failed')}
                </Alert>
              )
            }
          />
        </FormColumn>
        <p>
          <Link href={siteHref}>{t('shell.toSite')}</Link>
        </p>
      </FormHalf>
    </SignInPage>
  );
}
