/** The stub of an imported picture or font in a unit test: an address. */
export default 'asset';
