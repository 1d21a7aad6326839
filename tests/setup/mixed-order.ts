import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Mixes the files of all projects evenly: browsers keep processors busy, while the tests of the server mostly wait.
 * Within a project, Vitest's own order.
 */
export class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const { name } = file.project;
      byProject.set(name, [...(byProject.get(name) ?? []), file]);
    }
    const placed = [...byProject.values()].flatMap((list) =>
      list.map((file, index) => ({ file, place: (index + 0.5) / list.length })),
    );
    return placed.sort((one, other) => one.place - other.place).map(({ file }) => file);
  }
}
