/** Parse stored text as an object with unchecked fields. Invalid JSON gives an empty object. */
export function objectFromJson(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
