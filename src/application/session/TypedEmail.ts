import { sharedService } from '../useCase';

/** The next form of the sign-in pages starts with it. One instance per application. */
@sharedService
export class TypedEmail {
  value = '';
}
