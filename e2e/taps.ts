import type { Locator } from 'playwright/test';

type File = Parameters<Locator['setInputFiles']>[0];

/** Counts what a journey costs: a tap is a press on a control or into a field. Typing, and choosing a file or an option, are not counted. */
export class Taps {
  count = 0;

  async press(control: Locator): Promise<void> {
    this.count += 1;
    await control.click();
  }

  /** A field that already has the focus costs no tap. */
  async type(field: Locator, text: string): Promise<void> {
    const hasFocus = await field.evaluate((element) => element === document.activeElement);
    if (!hasFocus) await this.press(field);
    await field.fill(text);
  }

  async attach(field: Locator, file: File): Promise<void> {
    this.count += 1;
    await field.setInputFiles(file);
  }
}
