const {Resvg} = require('@resvg/resvg-js');

/** The letters are outlines already: looking for the fonts of the machine takes a third of the time. */
const PATHS_ONLY = {font: {loadSystemFonts: false}};

/**
 * Turns a drawing into a picture. It runs in worker threads: the library writes a PNG on the thread that asks for it,
 * which takes longer than all else of a page. Plain JavaScript, because threads have no compiler.
 *
 * @param {string} svg a drawing with letters as outlines
 * @returns {Buffer} a PNG
 */
module.exports = function renderPicture(svg) {
  return new Resvg(svg, PATHS_ONLY).render().asPng();
};
