import type {ClientModule} from '@docusaurus/types';
import type * as LinkedFields from './linkedFields';

let loading: Promise<typeof LinkedFields> | undefined;

/** Brings what linked fields do, once. */
export async function loadLinkedFields(): Promise<typeof LinkedFields> {
  loading ??= import('./linkedFields').then((loaded) => {
    loaded.openPage(window.location);
    return loaded;
  });
  try {
    return await loading;
  } catch (error) {
    loading = undefined; // the network was lost: the next sign of use tries again
    throw error;
  }
}

function pointAt({target}: Event): void {
  if (target instanceof Element && (loading || target.closest('[data-fields]'))) {
    loadLinkedFields().then(
      (loaded) => loaded.pointAt(target),
      () => undefined,
    );
  }
}

function openRequest({target}: Event): void {
  if (target instanceof Element && target.matches('[data-fields=body] details[open]')) {
    loadLinkedFields().then(
      (loaded) => loaded.openRequest(target),
      () => undefined,
    );
  }
}

/** Loads the rest where a reader points at a field, or the address asks for fields. */
const loader: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      document.addEventListener('pointerover', pointAt);
      document.addEventListener('focusin', pointAt);
      document.addEventListener('toggle', openRequest, true); // it does not bubble
    }
    if (loading || /[?&]with(?:out)?=/.test(location.search)) {
      loadLinkedFields().then(
        (loaded) => loaded.openPage(location),
        () => undefined,
      );
    }
  },
};

export default loader;
