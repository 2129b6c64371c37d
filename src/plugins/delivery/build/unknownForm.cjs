const {version} = require('@docusaurus/core/package.json');

/**
 * The error that all optimizations use: something in the build has a form that one of them does not know, for example
 * after an upgrade. Plain JavaScript, because bundler loaders use it too.
 *
 * @param {string} optimization the name of the option
 * @param {string} file the file that knows the form, below src/plugins/delivery
 * @param {string} what what was found, or was not found
 * @returns {Error} names the option to switch off, and the file to change
 */
module.exports = function unknownForm(optimization, file, what) {
  const error = new Error(
    `The optimization ${optimization} does not know this version of Docusaurus (${version}): ${what}. ` +
      `Switch it off: ${optimization}: false in docusaurus.config.ts. Or change src/plugins/delivery/${file}.`,
  );
  error.name = 'UnknownForm';
  return error;
};
