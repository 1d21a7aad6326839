// The function of fflate that workbooks and archives need. Loaded by its own name, the whole package would need helpers of the bundler
// that every page then loads.
export { zipSync } from 'fflate';
