import { list, model, number, text } from '../model/fields';

/** What is said of the API's error codes (SE-04). */
export const errorCatalogue = model('error_catalogue', {
  errors: list(
    { errorCode: number('Code'), errorText: text('Text') },
    { needs: ['errorCode', 'errorText'] },
    'Errors (the first one serves unknown codes)',
  ),
});
