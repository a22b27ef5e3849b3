/** Whether a URL contains a user name or a password. Such URLs are never opened, because they hide their host. */
export const hasCredentials = ({ username, password }: URL): boolean => username !== '' || password !== '';
