import { service } from '../useCase';

/** The next form of the sign-in pages starts with it. One instance per application. */
@service
export class TypedEmail {
  value = '';
}
