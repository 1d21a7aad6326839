import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Mixes the files of the projects evenly, because browser tests keep the processors busy while server tests mostly wait. The
 * unit tests come last and together, because they share a worker's modules. Files of one project keep Vitest's order.
 */
export class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const { name } = file.project;
      byProject.set(name, [...(byProject.get(name) ?? []), file]);
    }
    const withPositions = [...byProject].flatMap(([name, list]) =>
      list.map((file, index) => ({ file, position: name === 'unit' ? 1 : (index + 0.5) / list.length })),
    );
    return withPositions.sort((a, b) => a.position - b.position).map(({ file }) => file);
  }
}
