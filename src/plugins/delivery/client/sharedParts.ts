// A client module: the parts around every page of a docs section are in the main script, which is fetched ahead. A first
// use then fetches 5 scripts before React runs, not 12.
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
import '@theme/DocRoot';
import '@theme/DocItem';
