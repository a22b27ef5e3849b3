import { service } from '../useCase';

/** The e-mail that was typed last on the way in: the next form of that way begins with it. One per application. */
@service
export class TypedEmail {
  value = '';
}
