import { injectable } from 'inversify';

type UseCaseClass = new (...args: never[]) => { execute(...args: never[]): unknown };

/** For one action of a user or of the site: the container reads its ports from its constructor. */
export const useCase: (target: UseCaseClass) => void = injectable();

/** For what several use cases share, such as a state or a record. */
export const service = injectable();

/** A service of which the whole application has one instance, made when it is first needed. */
export const sharedService = injectable('Singleton');

/** A use case with state: the whole application has one instance of it. */
export const sharedUseCase: (target: UseCaseClass) => void = injectable('Singleton');

/** A service with state that belongs to one user of it: each gets an instance of its own. */
export const transientService = injectable();
