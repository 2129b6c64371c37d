/** Nothing: the menu of a phone is the rest of the navbar, and the sidebar that the page has (`Toggle`). */
export default function NavbarMobileSidebar(): null {
  return null;
}
