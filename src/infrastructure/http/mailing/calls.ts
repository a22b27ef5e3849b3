import { emailForm } from '../shared/calls';

export const signUpForNewsletter = emailForm('/api/newsletter');
