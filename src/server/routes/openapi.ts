import { version } from '../../version.ts';
import type { AppContext, Dependencies } from '../http/dependencies.ts';
import { headersFor } from '../http/dependencies.ts';
import { jsonResponse } from '../http/respond.ts';
import { openApiDocument } from '../openapi/document.ts';

/** `GET /api/openapi.json`: this interface, described for programs. */
export function openApi(dependencies: Dependencies) {
  let document: object | undefined;
  return (c: AppContext): Response => {
    document ??= openApiDocument(version.number);
    return jsonResponse(document, headersFor(c, dependencies));
  };
}
