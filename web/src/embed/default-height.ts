/** The height of a frame in CSS pixels, enough for a table at any width. A frame grows only if its content does. */
export const HEIGHT = 680;
