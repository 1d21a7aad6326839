import type { ErrorMessageContext } from '../../model/error-messages.ts';
import type { Reader } from './reader.ts';

/** What the sentence for a failure says of the service. */
export const failedAt = (reader: Reader | undefined): ErrorMessageContext => ({
  ...(reader && { service: reader.name, label: reader.label }),
  inBrowser: reader?.loadService !== undefined,
});
