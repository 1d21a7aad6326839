/** Twice what idea and results of a thousand four-byte characters each need. */
export const BODY_MAX_BYTES = 16 * 1024;

export function isJsonType(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

/**
 * The request's body as text, or `undefined` when it is larger than allowed. A chunked body announces no length:
 * it is counted as it comes and left as soon as it is too long.
 */
export async function readBody(request: Request): Promise<string | undefined> {
  const announced = request.headers.get('content-length');
  if (announced !== null) return Number(announced) > BODY_MAX_BYTES ? undefined : request.text();
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > BODY_MAX_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
