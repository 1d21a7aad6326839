import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The unit tests are short: at the end they fill the workers that have nothing long left. */
const PROJECTS = ['engine', 'browser', 'server', 'unit'];

const rank = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);

/** Starts the projects with the longest files first; within a project, Vitest's own order. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
