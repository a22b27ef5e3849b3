import { injectable } from 'inversify';

type UseCaseClass = new (...args: never[]) => { execute(...args: never[]): unknown };

/** Marks one action of a user or of the site. The container reads its ports from its constructor. */
export const useCase: (target: UseCaseClass) => void = injectable();

/** Marks a class that several use cases share, such as a state or a record. */
export const service = injectable();

/** Marks a service with a single instance per application, created on first use. */
export const sharedService = injectable('Singleton');

/** A use case with state: the whole application has one instance of it. */
export const sharedUseCase: (target: UseCaseClass) => void = injectable('Singleton');

/** A service with state that belongs to one user of it: each gets an instance of its own. */
export const transientService = injectable();
