import type {ClientModule} from '@docusaurus/types';
import type * as LinkedFields from './linkedFields';

let loading: Promise<typeof LinkedFields> | undefined;

/** Loads the behavior of linked fields, once. */
export async function loadLinkedFields(): Promise<typeof LinkedFields> {
  loading ??= import('./linkedFields').then((loaded) => {
    loaded.openPage();
    return loaded;
  });
  try {
    return await loading;
  } catch (error) {
    loading = undefined; // the network failed: the next interaction tries again
    throw error;
  }
}

/** Returns an event listener that loads the rest, then passes the target of the event to the given action. */
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

/** Loads the rest when a reader points at a field, or when the URL names fields. */
const loader: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      document.addEventListener('pointerover', tell('pointAt'));
      document.addEventListener('focusin', tell('pointAt'));
      document.addEventListener('toggle', tell('openRequest'), true); // this event does not bubble
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
