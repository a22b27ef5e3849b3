import { sharedService } from '../useCase';

/** The last email entered on a sign-in page, used to prefill the next form. One instance per application. */
@sharedService
export class LastEnteredEmail {
  value = '';
}
