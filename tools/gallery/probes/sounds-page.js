const player = new sounds.Sounds(
  () => 0.6,
  (act) => act(),
);
for (const name of sounds.SOUNDS) {
  const button = document.createElement("button");
  button.textContent = name;
  button.onclick = () => player.unlock().then(() => player.play([name]));
  document.getElementById("sounds").append(button, " ");
}
