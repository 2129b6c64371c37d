/** A disclosure of a page. The plain element needs no script; the original would also bring its styles into every page. */
export default 'details';
