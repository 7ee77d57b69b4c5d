import { createInterface } from "node:readline";
import { startMailer } from "#app/email/deliver.server.ts";
import { enqueueMail, notifyOutbox } from "#app/email/outbox.server.ts";
import { openDatabase } from "#db/open.server.ts";

// A server process as far as mail goes: opens the database, sends, and on each line of its input writes and
// commits that many messages. To be killed at any moment. CLOCK_AHEAD: seconds by which its clock is ahead.

const { DATABASE = "", DATA_DIR = "", SMTP_URL, CLOCK_AHEAD = "0" } = process.env;
const clock = { now: () => new Date(Date.now() + Number(CLOCK_AHEAD) * 1000) };
const settings = {
  DATA_DIR,
  SMTP_URL,
  MAIL_FROM: undefined,
  EMAIL_DOMAIN: "sur.example",
  INSTITUTION_NAME: "Universidad del Sur",
  SUPPORT_CONTACT: "https://sur.example/ayuda",
};
const database = openDatabase(DATABASE);
const mailer = startMailer(database.db, settings, clock);
console.log("ready");

for await (const line of createInterface({ input: process.stdin })) {
  const [batch = "", count = "0"] = line.split(" ");
  await database.db.transaction().execute(async (trx) => {
    for (let index = 0; index < Number(count); index += 1) {
      const name = `${batch}-${index}`;
      const mail = {
        to: { name, address: `${name}@sur.example` },
        subject: name,
        text: name,
        html: `<p>${name}</p>`,
      };
      await enqueueMail(trx, { dedupKey: name, topic: name, mail }, { settings, clock });
    }
  });
  console.log(`committed ${batch}`);
  notifyOutbox();
}
await mailer.stop(10_000);
await database.close();
