import { brandSamples, citedSource, claims, type Claim } from '@fnc/domain';
import { founderStory } from '../../packages/ui/src/site/FounderStory/founderStory.data.ts';
import { testimonials } from '../../packages/ui/src/site/Testimonials/testimonials.data.ts';
import { houseStatements } from './houseStatements.data.ts';

/** Everything in the code that must be replaced, checked or confirmed before the site goes live. */
interface LaunchState {
  readonly brandSamples: readonly string[];
  readonly claims: Readonly<Record<string, Pick<Claim, 'asOf' | 'source' | 'verified'>>>;
  readonly founderStory: { readonly verified: boolean };
  readonly testimonials: readonly { readonly id: string; readonly initials: string; readonly verified: boolean }[];
  /** Settings of the server that block campaigns. */
  readonly sending?: readonly string[];
  readonly houseStatements: readonly { readonly says: string; readonly confirm: string; readonly confirmed: boolean }[];
}

interface BlockerGroup {
  readonly title: string;
  readonly file: string;
  /** One line each. */
  readonly blockers: readonly string[];
}

export const launchState: LaunchState = { brandSamples, claims, founderStory, testimonials, houseStatements };

/** The blockers, grouped by the file to change; empty groups are omitted. */
export function launchBlockers(state: LaunchState): readonly BlockerGroup[] {
  const groups: BlockerGroup[] = [
    {
      title: 'Sample company details: fill in your own, then remove the entry from brandSamples',
      file: 'packages/domain/src/brand/brand.data.ts',
      blockers: state.brandSamples.map((entry) => `brand.${entry}`),
    },
    {
      title: 'Figures nobody has checked: check each figure and its source, then set asOf and verified',
      file: 'packages/domain/src/claims/claims.data.ts',
      blockers: Object.entries(state.claims)
        .filter(([, { verified }]) => !verified)
        .map(([name, { asOf, source }]) => `${name} (${citedSource(source, 'en').title}, ${asOf})`),
    },
    {
      title: 'Sample founder’s story: write the real one in the catalogue, then set verified',
      file: 'packages/ui/src/site/FounderStory/founderStory.data.ts',
      blockers: state.founderStory.verified
        ? []
        : ['founderStory: packages/ui/src/locales/{nl,en}/home/founderStory.ts'],
    },
    {
      title: 'Sample testimonials: replace them in the catalogue with what real clients said, then set verified',
      file: 'packages/ui/src/site/Testimonials/testimonials.data.ts',
      blockers: state.testimonials.filter(({ verified }) => !verified).map(({ id, initials }) => `${id} (${initials})`),
    },
    {
      title: 'Statements about your company on the privacy page: confirm each one, or change the page',
      file: 'scripts/launch/houseStatements.data.ts',
      blockers: state.houseStatements
        .filter(({ confirmed }) => !confirmed)
        .map(({ says, confirm }) => `“${says}”: confirm ${confirm}`),
    },
    {
      title: 'Campaigns can’t be sent: recipients couldn’t open the links or unsubscribe with one click',
      file: '.env',
      blockers: state.sending ?? [],
    },
  ];
  return groups.filter(({ blockers }) => blockers.length > 0);
}
