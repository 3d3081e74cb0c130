/** How long the URL of a download stays valid; some browsers read the file only after a while. */
const DOWNLOAD_MS = 60_000;

export function downloadFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
}
