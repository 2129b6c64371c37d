// A client module: the parts around every page of a docs section are in the main script, which is fetched ahead, so that
// a page needs one request less for each of them when it is used.
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
import '@theme/DocRoot';
import '@theme/DocItem';
