/** Reads a stored text as an object, whose fields are then checked one by one; an empty one if it is no JSON. */
export function objectFromJson(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}
