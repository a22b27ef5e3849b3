import { requestReference } from '../shared/requestReference';
import { redactText } from './redactText';
import { redactSecrets } from './shareablePath';

interface ReceivedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
}

/** Returns the parts of a request that are logged, without keys and email addresses in paths, and without queries. */
export const loggedRequest = ({ id, method, url }: ReceivedRequest) => ({
  reference: requestReference(id),
  method,
  path: redactText(redactSecrets(url)),
});
