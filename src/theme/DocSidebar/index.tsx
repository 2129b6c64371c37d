/** The sidebar, for every width of the window: on a phone it is the menu (`Navbar/MobileSidebar/Toggle`). */
export {default} from '@theme/DocSidebar/Desktop';
