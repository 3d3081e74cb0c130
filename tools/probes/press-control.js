export default (random) => {
  const seen = [...document.querySelectorAll("button, summary, select, input[type=range]")].filter(
    (element) =>
      element.checkVisibility() && !element.closest("[inert]") && !element.matches("offline-panel button, [download]"),
  );
  const modal = document.querySelector("dialog:modal");
  const within = modal ? seen.filter((element) => modal.contains(element)) : seen;
  const chosen = within[random % within.length];
  if (!chosen) return;
  if (chosen instanceof HTMLSelectElement) {
    chosen.selectedIndex = random % chosen.options.length;
    chosen.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (chosen instanceof HTMLInputElement) {
    chosen.value = String(random % 100);
    chosen.dispatchEvent(new Event("input", { bubbles: true }));
  } else chosen.click();
};
