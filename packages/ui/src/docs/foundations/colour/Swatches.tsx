import { color } from '../../../tokens/color.ts';
import { type ColorRole, colorGroups } from '../../../tokens/roles.ts';
import { dark, light } from '../../../tokens/themes.ts';
import { Half, Halves, Pair, Role, RoleList } from './Colour.styles.ts';

const themes = [
  ['light', light],
  ['dark', dark],
] as const;

/** On the page of its theme, because veils and shades let it through. */
const layersOf = (role: ColorRole) => ({
  background: `linear-gradient(${color(role)}, ${color(role)}), ${color('page')}`,
});

/** One group of roles, each in light and dark with the raw colour behind it. */
export function Swatches({ group }: { group: keyof typeof colorGroups }) {
  return (
    <RoleList>
      {Object.entries(colorGroups[group]).map(([role, use]) => (
        <Role key={role}>
          <Pair aria-hidden="true">
            {themes.map(([theme]) => (
              <i key={theme} data-theme={theme} style={layersOf(role as ColorRole)} />
            ))}
          </Pair>
          <div>
            <b>{role}</b>
            <p>{use}</p>
            <Halves>
              {themes.map(([theme, colors]) => (
                <Half key={theme}>
                  <dt>{theme}</dt>
                  <dd>{colors[role as ColorRole]}</dd>
                </Half>
              ))}
            </Halves>
          </div>
        </Role>
      ))}
    </RoleList>
  );
}
