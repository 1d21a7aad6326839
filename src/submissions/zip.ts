// A dynamic import of the whole package would add bundler helpers to every page.
export { zipSync } from 'fflate';
