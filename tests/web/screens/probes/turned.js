/** Return a text in a made-up language, or such a text in English: A is Z there, B is Y. */
export default (text) =>
  text.replace(/[a-z]/gi, (letter) => String.fromCharCode((letter < "a" ? 155 : 219) - letter.charCodeAt(0)));
