import {CHROMIUM} from '../browsers';
import {answers} from '../run/answers';

/** Checks whether the browser of the tests is installed. Without it, every test of every form would fail by itself. */
export function hasChromium(): Promise<boolean> {
  return answers([CHROMIUM, '--version']);
}
