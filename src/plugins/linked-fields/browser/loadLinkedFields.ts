import type {ClientModule} from '@docusaurus/types';
import type * as LinkedFields from './linkedFields';

let loading: Promise<typeof LinkedFields> | undefined;

/** Brings what linked fields do, once. */
export async function loadLinkedFields(): Promise<typeof LinkedFields> {
  loading ??= import('./linkedFields').then((loaded) => {
    loaded.openPage();
    return loaded;
  });
  try {
    return await loading;
  } catch (error) {
    loading = undefined; // the network was lost: the next sign of use tries again
    throw error;
  }
}

/** What is done with the element that an event is about, once the rest is there. */
function tell(action: 'pointAt' | 'openRequest') {
  return ({target}: Event): void => {
    if (target instanceof Element && (loading || target.closest('[data-fields]'))) {
      loadLinkedFields().then(
        (loaded) => loaded[action](target),
        () => undefined,
      );
    }
  };
}

/** Loads the rest where a reader points at a field, or the address asks for fields. */
const loader: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      document.addEventListener('pointerover', tell('pointAt'));
      document.addEventListener('focusin', tell('pointAt'));
      document.addEventListener('toggle', tell('openRequest'), true); // it does not bubble
    }
    if (loading || /[?&]with(?:out)?=/.test(location.search)) {
      loadLinkedFields().then(
        (loaded) => loaded.openPage(),
        () => undefined,
      );
    }
  },
};

export default loader;
