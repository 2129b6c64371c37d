// Inline in the head of every page: what the first paint depends on.
import './language';
import './announcement';
