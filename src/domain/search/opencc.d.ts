/** Lines of an ideograph and its other forms, separated by spaces; the lines by `|`. */
declare module 'opencc-js/dict/*' {
  const table: string;
  export default table;
}
