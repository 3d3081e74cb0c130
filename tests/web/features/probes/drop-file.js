export default ([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  const target = document.querySelector("header");
  for (const type of ["dragover", "drop"])
    target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
};
