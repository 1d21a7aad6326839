export function SettingsDialog(_: {
  choice: import('./choice.ts').ServiceChoice;
  onSave(choice: import('./choice.ts').ServiceChoice): void;
  onClose(): void;
}) {
  return null;
}
