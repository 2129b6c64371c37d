import puppeteer from 'puppeteer-core';
import {FIREFOX} from '../../helpers/machine';
import type {Session} from './session';

/** Starts Firefox without a window, and drives it by WebDriver BiDi. */
export async function openFirefox(): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    defaultViewport: {width: 1280, height: 900},
  });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    pressWithControl: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter === 'k' ? 'KeyK' : 'KeyA');
      await page.keyboard.up('Control');
    },
    type: (text) => page.keyboard.type(text),
    goBack: async () => {
      await page.goBack();
    },
    print: () => page.pdf(),
    close: () => browser.close(),
  };
}
