import { sharedService } from '../useCase';

/** Prefills the next form on the sign-in pages. One instance per application. */
@sharedService
export class LastEnteredEmail {
  value = '';
}
