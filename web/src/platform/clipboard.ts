/** Puts text where it can be pasted from; false when the browser does not let a page, or this frame, do so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
