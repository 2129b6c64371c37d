import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';

const NAMES = {
  light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
} as const;

/**
 * The button that switches the color mode. A reader who has not chosen a mode has the light one, not the system's. It is
 * never disabled: `src/plugins/delivery/client/loader.ts` replays a click that came before hydration.
 */
export default function ColorModeToggle({className, value, onChange}: Props): ReactNode {
  const mode = value ?? 'light';
  return (
    <button
      type="button"
      className={`clean-btn mode-switch ${className ?? ''}`}
      onClick={() => onChange(mode === 'dark' ? 'light' : 'dark')}
      title={NAMES[mode]}
      aria-label={translate(
        {
          id: 'theme.colorToggle.ariaLabel',
          message: 'Switch between dark and light mode (currently {mode})',
        },
        {mode: NAMES[mode]},
      )}
    >
      <IconLightMode aria-hidden />
      <IconDarkMode aria-hidden />
    </button>
  );
}
