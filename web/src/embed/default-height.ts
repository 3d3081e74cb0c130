/** How high a frame should be, in CSS pixels, whatever its width: what a table needs. More only where content does. */
export const HEIGHT = 680;
