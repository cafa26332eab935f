// Written by `npm run client` from the OpenAPI document: change that instead.

export interface paths {
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interactive page of this document */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of that page */
        get: operations["getDocsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metrics for Prometheus; asks for the configured token as bearer, if there is one */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document, OpenAPI 3.1 */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents can be converted */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the account, for good
         * @description Running jobs are cancelled, unbilled; keys, sessions, files, results, webhooks and records are gone. Payments stay, and the log of what was done. Accounts without a password show who they are by a log-in of the last ten minutes.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that is held about the account, as a file of JSON
         * @description A list of rows for each table: account, keys, sessions, jobs, usage, payments, webhooks, mails, the log of what was done, and the rest. Without secrets; results of jobs are downloaded by themselves, and of conversions and corrections nothing is kept.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Log-in providers that are connected to the account */
        get: operations["listIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/identities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disconnects a log-in provider from the account */
        delete: operations["removeIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passkeys of the account, and whether one is asked for after the password */
        get: operations["listPasskeys"];
        put?: never;
        /** Adds the passkey that a browser made; the owner hears by mail */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Whether a passkey is asked for after the password; the owner hears by mail
         * @description Wants a log-in of the last ten minutes, or the password.
         */
        patch: operations["askPasskeys"];
        trace?: never;
    };
    "/v1/account/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a passkey; the owner hears by mail */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Gives a passkey another name; the owner hears by mail */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/v1/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser makes a passkey by
         * @description The challenge is this session’s, for five minutes. Wants a log-in of the last ten minutes, or the password.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is logged in, the last used first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Logs out elsewhere */
        delete: operations["removeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calling key’s batches, newest first */
        get: operations["listBatches"];
        put?: never;
        /** Orders the conversion of 1 to 20 files: a job for each good one */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/{batch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A batch: its jobs, counted by state and each */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the account stands */
        get: operations["getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Sets automatic recharge and its cap */
        patch: operations["changeBilling"];
        trace?: never;
    };
    "/v1/billing/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins verifying a card
         * @description The card is given on the page at `url`. It comes back to `/usage?card=…`: that id ends it.
         */
        post: operations["beginCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/card/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends verifying a card: the browser is back */
        post: operations["confirmCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/carnet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buys pages without a subscription; they are there once state is paid */
        post: operations["buyCarnet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Billed pages of the last 30 days in UTC, by model */
        get: operations["listDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the plan: a dearer one at once, a cheaper one when the month is over
         * @description The first month is charged at once, less what is left of a month that was paid; further months on the renewal day. A payment that fails is tried again for two weeks, then the plan ends.
         */
        post: operations["choosePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packs, carnets and months of plans that the account paid, newest first */
        get: operations["listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Converts one small file at once */
        post: operations["convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a corrected JSON result as another file
         * @description The file is `data` of an answer with output=json, its values changed by a person. Values are typed and balances reconciled anew; no page is read, and none is billed. The name of the file becomes the name of the answer’s, with another ending.
         */
        post: operations["createCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calling key’s jobs, newest first */
        get: operations["listJobs"];
        put?: never;
        /** Orders the conversion of one file */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /** Deletes a job in any state, with its files */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{request_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a job: one that has not ended fails, unbilled */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{request_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The job whenever it changes, as server-sent events
         * @description Events are named `progress` and hold the job; the last one is `done`, `failed` or `deleted`.
         */
        get: operations["watchJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{request_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link to a job’s result, or the file itself
         * @description A link, signed and valid for 24 hours; the file itself where `Accept` names its type or `download=1` asks for it.
         */
        get: operations["getJobResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account’s keys */
        get: operations["listKeys"];
        put?: never;
        /** Makes a key; a live one needs a verified card */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a key; twice is no error */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes a key and makes one like it, both or neither */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All accounts, newest first */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Puts an account on another plan, or marks its card as verified */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/v1/operator/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to accounts, newest first */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/machinery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Engine, queue, errors and slow pages, as they are now */
        get: operations["getMachinery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments of all accounts, newest first */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Says what became of an open payment; what was bought is there once it is paid */
        patch: operations["endPayment"];
        trace?: never;
    };
    "/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be bought; prices in euro cents */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/results/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file behind a signed link; needs no key */
        get: operations["getLinkedResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/log-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs in; the session is a cookie
         * @description Where the account asks for a passkey after the password, a right password is answered PASSKEY_REQUIRED, with a cookie by which POST /v1/session/passkey goes on.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/log-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs out; no error for who is not logged in */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** To the OpenID provider, to log in */
        get: operations["logInByProvider"];
        put?: never;
        /** Where to go to connect the OpenID provider to the account */
        post: operations["connectProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Back from the OpenID provider */
        get: operations["returnFromProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser has a passkey sign, to log in
         * @description Instead of a password any passkey of the site will do, and it has to see who holds it. After a log-in that answered PASSKEY_REQUIRED, one of the account’s. Cookie and challenge work for five minutes, once.
         */
        post: operations["beginLogInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/passkey/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in by what a passkey signed; the session is a cookie */
        post: operations["logInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets another password; ends all other sessions */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link by mail; answers alike whether there is an account */
        post: operations["askPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets another password, by the token of the mail */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an account on the plan Free, or mails a link that does
         * @description Where mail is sent, the answer is the same whether the e-mail address has an account; the mail says. Where none is sent, the account is made at once, logged in.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails another link to verify the e-mail address */
        post: operations["askEmailCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/verify/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies the e-mail address, by the token of the mail; logged in
         * @description The password is the one that was chosen at the sign-up: nobody verifies an account that somebody else made with their address. All earlier sessions of the account end.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link of the first start leads to; it still works afterwards */
        post: operations["lookAtWelcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/welcome/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in the operator, by the link of the first start; it works once */
        post: operations["enterByWelcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this service is and can do */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calling key’s pages of this period */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What deliveries are signed with, and the registered addresses */
        get: operations["getWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deliveries, newest first */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A delivery with its tries */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a delivery again, with the same id */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registered addresses */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /** Registers an address: it is told of all jobs from now on */
        post: operations["addWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes an address; what is on its way there is given up */
        delete: operations["removeWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new secret; for a day deliveries are signed with the old one too */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends `webhook.test` to every registered address */
        post: operations["testWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "job.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job with a webhook reached done
         * @description Signed as Standard Webhooks 1.0.0 has it; any 2xx is an acknowledgement.
         */
        post: operations["job_completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job with a webhook reached failed
         * @description Signed as Standard Webhooks 1.0.0 has it; any 2xx is an acknowledgement.
         */
        post: operations["job_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * POST /v1/webhooks/test was called
         * @description Signed as Standard Webhooks 1.0.0 has it; any 2xx is an acknowledgement.
         */
        post: operations["webhook_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Action: {
            account_id: number;
            /** @example key.created */
            action: string;
            /** @description null: the command line */
            address: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string;
            id: number;
            /** @description What it was done to */
            subject: string | null;
        };
        ApiKey: {
            created_at: string | null;
            id: number;
            is_active: boolean;
            is_test: boolean;
            label: string | null;
            last_used_at: string | null;
            /** @description Pages a month; null: as the plan */
            monthly_limit: number | null;
            /** @example sk_live_x7Rk */
            prefix: string;
        };
        AuthenticationResponseJSON: {
            /** @default {} */
            clientExtensionResults: Record<string, never>;
            /** @description base64url */
            id: string;
            /** @description base64url */
            rawId: string;
            response: {
                /** @description base64url */
                authenticatorData: string;
                /** @description base64url */
                clientDataJSON: string;
                /** @description base64url */
                signature: string;
                userHandle?: string | null;
            };
            /** @constant */
            type: "public-key";
        };
        Barcode: {
            box: components["schemas"]["Box"];
            page: number;
            text: string;
            /**
             * @description As ZXing names it
             * @example QRCode
             * @example Code128
             * @example EAN13
             */
            type: string;
        };
        Batch: {
            /**
             * Format: uuid
             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
             */
            batch_id: string;
            counts: {
                done: number;
                failed: number;
                pending: number;
                processing: number;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            model: components["schemas"]["Model"];
        };
        BatchJob: {
            filename: string;
            /**
             * Format: uuid
             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
             */
            request_id: string;
            status: components["schemas"]["JobStatus"];
        };
        BatchWithJobs: {
            /**
             * Format: uuid
             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
             */
            batch_id: string;
            counts: {
                done: number;
                failed: number;
                pending: number;
                processing: number;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            jobs: components["schemas"]["BatchJob"][];
            model: components["schemas"]["Model"];
        };
        Billing: {
            auto_recharge: boolean;
            card_verified: boolean;
            /** @description From `paid_until` on; null: the same */
            next_plan: string | null;
            /** @description null: unlimited */
            pages_left: number | null;
            /** @description null: nothing is charged for the plan */
            paid_until: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            period_end: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            period_start: string;
            plan: string | null;
            /** @description Cents a period; null: no cap */
            recharge_cap: number | null;
            /** @description Cents of this period */
            recharge_spent: number;
        };
        Block: components["schemas"]["Heading"] | components["schemas"]["Paragraph"] | components["schemas"]["ItemList"] | components["schemas"]["TablePlace"];
        BookedAccount: {
            card_verified_at: string | null;
            /** @description That its work took in the last 30 days, what failed or was free included */
            cpu_seconds: number;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            email: string | null;
            id: number;
            name: string;
            plan: string;
        };
        BookedPayment: {
            /** @description Its e-mail address or name */
            account: string;
            account_id: number;
            cents: number;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            ended_at: string | null;
            /**
             * Format: uuid
             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
             */
            id: string;
            /** @enum {string} */
            kind: "pack" | "carnet" | "plan";
            pages: number;
            /** @description Of which a month is paid */
            plan: string | null;
            /** @enum {string} */
            state: "open" | "paid" | "failed";
        };
        /** @description Left, top, right, bottom in points; y down */
        Box: [
            number,
            number,
            number,
            number
        ];
        Cell: {
            box: components["schemas"]["Box"];
            column: number;
            column_span: number;
            confidence: number;
            page: number;
            row: number;
            row_span: number;
            text: string;
            /** @description A number, an ISO date, or null for anything else */
            value: number | string | null;
        };
        Delivery: {
            attempts: number;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            ended_at: string | null;
            /** @description Sent as webhook-id */
            id: string;
            next_attempt_at: string | null;
            /**
             * Format: uuid
             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
             */
            request_id: string;
            /** @enum {string} */
            state: "pending" | "delivered" | "dead";
            /** @example job.completed */
            type: string;
            url: string;
        };
        DeliveryWithTries: {
            attempts: number;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            ended_at: string | null;
            /** @description Sent as webhook-id */
            id: string;
            next_attempt_at: string | null;
            /**
             * Format: uuid
             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
             */
            request_id: string;
            /** @enum {string} */
            state: "pending" | "delivered" | "dead";
            tries: {
                /**
                 * Format: date-time
                 * @example 2026-03-01T09:30:00.000Z
                 */
                at: string;
                duration_ms: number;
                error: string | null;
                status: number | null;
            }[];
            /** @example job.completed */
            type: string;
            url: string;
        };
        /** @description The data that a PDF carries of its invoice */
        EmbeddedInvoice: {
            /** @description What the file says otherwise than the pages */
            differences: {
                embedded: string;
                field: string;
                printed: string;
            }[];
            file: string;
            /** @description The rules it says to keep */
            profile: string | null;
            /** @enum {string} */
            syntax: "cii" | "ubl";
            /** @constant */
            used: true;
        } | {
            /** @description Why the pages were read instead */
            fault: string;
            file: string;
            /** @constant */
            used: false;
        };
        Error: {
            error: {
                code: components["schemas"]["ErrorCode"];
                /** @description Of INSUFFICIENT_PAGES: pages left */
                left?: number;
                message: string;
                /** @description Of INSUFFICIENT_PAGES: pages of the file */
                needed?: number;
                /**
                 * Format: uri
                 * @description Of 402: where to change the plan
                 */
                upgrade_url?: string;
            };
            /**
             * Format: uuid
             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
             */
            request_id: string;
            /** @constant */
            success: false;
        };
        /**
         * @description Stable; the message may change
         * @enum {string}
         */
        ErrorCode: "MISSING_API_KEY" | "INVALID_API_KEY" | "UNSUPPORTED_MODEL" | "UNSUPPORTED_OUTPUT" | "UNSUPPORTED_FILE_TYPE" | "MISSING_FILE" | "INVALID_FILE" | "INVALID_PARAMETER" | "INVALID_PAGE_RANGE" | "INVALID_WEBHOOK_URL" | "FILE_URL_REFUSED" | "FILE_TOO_LARGE" | "TOO_MANY_PAGES" | "CARD_REQUIRED" | "NO_ACTIVE_PLAN" | "INSUFFICIENT_PAGES" | "QUOTA_EXCEEDED" | "SPEND_CAP_REACHED" | "SMART_EXTRACT_LIMIT" | "EMAIL_UNVERIFIED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_READY" | "RANGE_NOT_SATISFIABLE" | "RATE_LIMITED" | "SESSION_REQUIRED" | "INVALID_CREDENTIALS" | "PASSKEY_REQUIRED" | "FOREIGN_ORIGIN" | "SERVICE_BUSY" | "SERVICE_NOT_READY" | "STORAGE_ERROR" | "OCR_ERROR" | "INTERNAL_ERROR";
        Evidence: {
            /** @description Other readings, the likeliest first */
            alternatives?: {
                probability: number;
                value: string;
            }[];
            box: components["schemas"]["Box"];
            confidence: number;
            /** @description Fields it was worked out from: it is printed nowhere */
            derived_from?: string[];
            label: string | null;
            note?: string;
            page: number;
            /** @description How often such an answer is right; `confidence` is the same number */
            probability?: number;
            /** @description The equation of printed figures it takes part in */
            proven_by?: string;
            /** @description The file the PDF carries it in; its box is empty where no page shows it */
            source?: string;
            /** @description As printed; empty for what was worked out */
            text: string;
        };
        Extraction: components["schemas"]["Extraction_tables"] | components["schemas"]["Extraction_invoice"] | components["schemas"]["Extraction_receipt"] | components["schemas"]["Extraction_bank_statement"] | components["schemas"]["Extraction_business_card"] | components["schemas"]["Extraction_fields"] | components["schemas"]["Extraction_document"] | components["schemas"]["Extraction_auto"];
        Extraction_auto: {
            accounts?: components["schemas"]["StatementAccount"][];
            /** @description From top to bottom of each page, where `include` asks for them */
            barcodes?: components["schemas"]["Barcode"][];
            checks?: {
                /** @description Indices of items whose quantity and unit price do not make the amount */
                line_breaks: number[];
                lines_add: boolean | null;
                /** @description No check fails; null where nothing could be compared */
                ok: boolean | null;
                sums_agree: boolean | null;
                taxes_follow: boolean | null;
                totals_add: boolean | null;
            };
            documents: components["schemas"]["FoundDocument"][];
            embedded_invoice?: components["schemas"]["EmbeddedInvoice"];
            evidence?: {
                [key: string]: components["schemas"]["Evidence"];
            };
            fields?: {
                [key: string]: unknown;
            };
            /** @description Of PDFs with a form: the fields that are seen */
            form_fields?: components["schemas"]["FormField"][];
            items?: components["schemas"]["LineItem"][];
            kind?: components["schemas"]["Kind"];
            /** @description How likely each kind is */
            kinds?: {
                [key: string]: number;
            };
            line_items?: components["schemas"]["LineItem"][];
            /** @constant */
            model: "auto";
            pages: components["schemas"]["Page"][];
            /** @description Pages billed */
            pages_used: number;
            payment_code?: components["schemas"]["PaymentCode"];
            /** @description Of that kind, 0 to 1 */
            probability?: number;
            reconciliation?: components["schemas"]["Reconciliation"];
            tables?: components["schemas"]["Table"][];
            taxes?: {
                amount: string;
                /** @example 1234.50 */
                base: string | null;
                code?: string | null;
                /** @example 1234.50 */
                rate: string | null;
            }[];
            transactions?: components["schemas"]["Transaction"][];
        };
        Extraction_bank_statement: {
            /** @description Where there are several */
            accounts?: components["schemas"]["StatementAccount"][];
            /** @description From top to bottom of each page, where `include` asks for them */
            barcodes?: components["schemas"]["Barcode"][];
            evidence: {
                [key: string]: components["schemas"]["Evidence"];
            };
            fields: {
                account_holder: string | null;
                account_holder_address: string | null;
                account_number: string | null;
                bank: string | null;
                bank_code: string | null;
                bic: string | null;
                closing_balance: string | null;
                currency: string | null;
                iban: string | null;
                opening_balance: string | null;
                period_end: string | null;
                period_start: string | null;
                statement_date: string | null;
                statement_number: string | null;
            };
            /** @description Of PDFs with a form: the fields that are seen */
            form_fields?: components["schemas"]["FormField"][];
            /** @constant */
            model: "bank_statement";
            pages: components["schemas"]["Page"][];
            /** @description Pages billed */
            pages_used: number;
            reconciliation: components["schemas"]["Reconciliation"];
            transactions: components["schemas"]["Transaction"][];
        };
        Extraction_business_card: {
            /** @description From top to bottom of each page, where `include` asks for them */
            barcodes?: components["schemas"]["Barcode"][];
            evidence: {
                [key: string]: components["schemas"]["Evidence"];
            };
            fields: {
                address: string | null;
                city: string | null;
                company: string | null;
                country: string | null;
                department: string | null;
                email: string | null;
                emails: string[];
                fax: string | null;
                first_name: string | null;
                last_name: string | null;
                mobile: string | null;
                name: string | null;
                phone: string | null;
                phones: {
                    e164: string | null;
                    number: string;
                    type: string;
                }[];
                postal_code: string | null;
                region: string | null;
                social: string[];
                street: string | null;
                title: string | null;
                website: string | null;
                websites: string[];
            };
            /** @description Of PDFs with a form: the fields that are seen */
            form_fields?: components["schemas"]["FormField"][];
            /** @constant */
            model: "business_card";
            pages: components["schemas"]["Page"][];
            /** @description Pages billed */
            pages_used: number;
        };
        Extraction_document: {
            /** @description From top to bottom of each page, where `include` asks for them */
            barcodes?: components["schemas"]["Barcode"][];
            /** @description Of PDFs with a form: the fields that are seen */
            form_fields?: components["schemas"]["FormField"][];
            /** @constant */
            model: "document";
            pages: components["schemas"]["Page"][];
            /** @description Pages billed */
            pages_used: number;
            tables: components["schemas"]["Table"][];
        };
        Extraction_fields: {
            /** @description From top to bottom of each page, where `include` asks for them */
            barcodes?: components["schemas"]["Barcode"][];
            /** @enum {string} */
            fields_mode: "page" | "list";
            /** @description Of PDFs with a form: the fields that are seen */
            form_fields?: components["schemas"]["FormField"][];
            /** @constant */
            model: "fields";
            pages: components["schemas"]["Page"][];
            /** @description Pages billed */
            pages_used: number;
            /** @description Where no names were given */
            pairs?: components["schemas"]["Pair"][];
            records: {
                evidence: {
                    [key: string]: components["schemas"]["Evidence"];
                };
                fields: {
                    [key: string]: string | null;
                };
                page: number;
            }[];
        };
        Extraction_invoice: {
            /** @description From top to bottom of each page, where `include` asks for them */
            barcodes?: components["schemas"]["Barcode"][];
            checks: {
                /** @description Indices of items whose quantity and unit price do not make the amount */
                line_breaks: number[];
                lines_add: boolean | null;
                /** @description No check fails; null where nothing could be compared */
                ok: boolean | null;
                sums_agree: boolean | null;
                taxes_follow: boolean | null;
                totals_add: boolean | null;
            };
            embedded_invoice?: components["schemas"]["EmbeddedInvoice"];
            evidence: {
                [key: string]: components["schemas"]["Evidence"];
            };
            fields: {
                amount_due: string | null;
                billing_address: string | null;
                currency: string | null;
                customer: string | null;
                customer_address: string | null;
                customer_id: string | null;
                customer_tax_id: string | null;
                discount: string | null;
                document_type: string | null;
                due_date: string | null;
                invoice_date: string | null;
                invoice_number: string | null;
                net: string | null;
                payment_terms: string | null;
                previous_balance: string | null;
                purchase_order: string | null;
                references: string[];
                service_end_date: string | null;
                service_start_date: string | null;
                shipping: string | null;
                shipping_address: string | null;
                tax: string | null;
                total: string | null;
                vendor: string | null;
                vendor_address: string | null;
                vendor_bic: string | null;
                vendor_email: string | null;
                vendor_iban: string | null;
                vendor_phone: string | null;
                vendor_tax_id: string | null;
                vendor_website: string | null;
            };
            /** @description Of PDFs with a form: the fields that are seen */
            form_fields?: components["schemas"]["FormField"][];
            line_items: components["schemas"]["LineItem"][];
            /** @constant */
            model: "invoice";
            pages: components["schemas"]["Page"][];
            /** @description Pages billed */
            pages_used: number;
            payment_code?: components["schemas"]["PaymentCode"];
            taxes: {
                amount: string;
                /** @example 1234.50 */
                base: string | null;
                code: string | null;
                /** @example 1234.50 */
                rate: string | null;
            }[];
        };
        Extraction_receipt: {
            /** @description From top to bottom of each page, where `include` asks for them */
            barcodes?: components["schemas"]["Barcode"][];
            evidence: {
                [key: string]: components["schemas"]["Evidence"];
            };
            fields: {
                address: string | null;
                card_last4: string | null;
                cash: string | null;
                cashier: string | null;
                change: string | null;
                company: string | null;
                currency: string | null;
                date: string | null;
                discount: string | null;
                net: string | null;
                payment_method: string | null;
                phone: string | null;
                receipt_number: string | null;
                receipt_type: string | null;
                rounding: string | null;
                tax: string | null;
                tax_id: string | null;
                time: string | null;
                tip: string | null;
                total: string | null;
                website: string | null;
            };
            /** @description Of PDFs with a form: the fields that are seen */
            form_fields?: components["schemas"]["FormField"][];
            items: components["schemas"]["LineItem"][];
            /** @constant */
            model: "receipt";
            pages: components["schemas"]["Page"][];
            /** @description Pages billed */
            pages_used: number;
            taxes: {
                amount: string;
                /** @example 1234.50 */
                base: string | null;
                /** @example 1234.50 */
                rate: string | null;
            }[];
        };
        Extraction_tables: {
            /** @description From top to bottom of each page, where `include` asks for them */
            barcodes?: components["schemas"]["Barcode"][];
            /** @description Of PDFs with a form: the fields that are seen */
            form_fields?: components["schemas"]["FormField"][];
            /** @constant */
            model: "tables";
            pages: components["schemas"]["Page"][];
            /** @description Pages billed */
            pages_used: number;
            tables: components["schemas"]["Table"][];
        };
        FormField: {
            box: components["schemas"]["Box"];
            /** @description What programs show people instead */
            label: string | null;
            /** @description As the form has it, with dots between its parts */
            name: string;
            page: number;
            /** @enum {string} */
            type: "text" | "checkbox" | "radio" | "choice" | "signature";
            /** @description Text, the chosen entry, whether it is ticked, who signed; null: not filled in */
            value: string | boolean | null;
        };
        /** @description What it holds is here with `split` */
        FoundDocument: {
            accounts?: components["schemas"]["StatementAccount"][];
            /** @description How likely a document begins on its first page */
            begins: number;
            checks?: {
                /** @description Indices of items whose quantity and unit price do not make the amount */
                line_breaks: number[];
                lines_add: boolean | null;
                /** @description No check fails; null where nothing could be compared */
                ok: boolean | null;
                sums_agree: boolean | null;
                taxes_follow: boolean | null;
                totals_add: boolean | null;
            };
            embedded_invoice?: components["schemas"]["EmbeddedInvoice"];
            evidence?: {
                [key: string]: components["schemas"]["Evidence"];
            };
            fields?: {
                [key: string]: unknown;
            };
            items?: components["schemas"]["LineItem"][];
            kind: components["schemas"]["Kind"];
            /** @description How likely each kind is */
            kinds: {
                [key: string]: number;
            };
            line_items?: components["schemas"]["LineItem"][];
            pages: number[];
            payment_code?: components["schemas"]["PaymentCode"];
            /** @description Of that kind, 0 to 1 */
            probability: number;
            reconciliation?: components["schemas"]["Reconciliation"];
            tables?: components["schemas"]["Table"][];
            taxes?: {
                amount: string;
                /** @example 1234.50 */
                base: string | null;
                code?: string | null;
                /** @example 1234.50 */
                rate: string | null;
            }[];
            transactions?: components["schemas"]["Transaction"][];
        };
        Heading: {
            box: components["schemas"]["Box"];
            level: number;
            lines: components["schemas"]["TextLine"][];
            /** @description Lines joined, parted words whole; a line feed where a line was ended on purpose */
            text: string;
            /** @constant */
            type: "heading";
        };
        ItemList: {
            box: components["schemas"]["Box"];
            /** @description Without their numbers or marks */
            items: string[];
            lines: components["schemas"]["TextLine"][];
            /** @description Number of the first item; null: marks */
            start: number | null;
            /** @constant */
            type: "list";
        };
        Job: {
            batch_id: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            /** @description Reason when status is failed */
            error_detail: string | null;
            filename: string;
            model: components["schemas"]["Model"];
            /** @description Pages worked on so far */
            pages_done: number;
            /** @description Pages the request selects */
            pages_total: number;
            /** @description Pages billed */
            pages_used: number | null;
            /**
             * Format: uuid
             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
             */
            request_id: string;
            /** @description When the result is deleted; null where there is none */
            result_until: string | null;
            status: components["schemas"]["JobStatus"];
        };
        /** @enum {string} */
        JobStatus: "pending" | "processing" | "done" | "failed";
        /** @description null: nothing to read */
        Kind: ("invoice" | "receipt" | "bank_statement" | "business_card" | "tables" | "text") | null;
        LineItem: {
            /** @example 1234.50 */
            amount: string | null;
            box: components["schemas"]["Box"];
            confidence: number;
            /** @example 2026-03-01 */
            date: string | null;
            description: string | null;
            discount: string | null;
            note?: string;
            page: number;
            product_code: string | null;
            /** @description The equations of printed figures that hold for it */
            proven_by?: string;
            /** @example 1234.50 */
            quantity: string | null;
            /** @description The file the PDF carries it in; its box is empty where no page shows it */
            source?: string;
            /** @example 1234.50 */
            tax: string | null;
            /** @example 1234.50 */
            tax_rate: string | null;
            unit: string | null;
            /** @example 1234.50 */
            unit_price: string | null;
        };
        Machinery: {
            /** @description Of the process that answers, since it began */
            engine: {
                hosts: number;
                hosts_restarted: number;
                pages_done: number;
                pages_failed: number;
                /** @description Over the last minute */
                pages_per_second: number;
                ready: boolean;
                threads: number;
                waiting: {
                    bulk: number;
                    interactive: number;
                };
                /** @description Tasks on threads */
                working: number;
            };
            /** @description Answered by this process, the most frequent first */
            errors: {
                code: string;
                count: number;
            }[];
            /** @description That have not ended, of all processes */
            jobs: {
                /** @description Age of the oldest; 0 without any */
                oldest_seconds: number;
                pending: number;
                processing: number;
            };
            /** @description The slowest of this process’s last hour */
            slow_pages: {
                /**
                 * Format: date-time
                 * @example 2026-03-01T09:30:00.000Z
                 */
                at: string;
                /** @enum {string} */
                lane: "interactive" | "bulk";
                /** @enum {string} */
                outcome: "done" | "failed" | "cancelled";
                page: number;
                seconds: number;
                source: ("text_layer" | "ocr") | null;
            }[];
        };
        MadeApiKey: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            id: number;
            is_test: boolean;
            /** @description The key itself, shown this once */
            key: string;
            label: string | null;
            note: string;
            /** @example sk_live_x7Rk */
            prefix: string;
        };
        /** @enum {string} */
        Model: "tables" | "text" | "invoice" | "receipt" | "bank_statement" | "business_card" | "fields" | "document" | "auto";
        Page: components["schemas"]["ReadPage"] | components["schemas"]["UnreadPage"];
        Pair: {
            box: components["schemas"]["Box"];
            confidence: number;
            /** @description The label, as printed */
            key: string;
            /** @description Of the label, where it is printed */
            key_box: components["schemas"]["Box"] | null;
            page: number;
            /** @enum {string} */
            type: "text" | "checkbox" | "radio" | "choice" | "signature";
            /** @description Text, whether it is ticked; null: not filled in */
            value: string | boolean | null;
        };
        Paragraph: {
            box: components["schemas"]["Box"];
            lines: components["schemas"]["TextLine"][];
            /**
             * @description It stands at the edges of pages again and again
             * @enum {string}
             */
            role?: "header" | "footer" | "page_number";
            /** @description Lines joined, parted words whole; a line feed where a line was ended on purpose */
            text: string;
            /** @constant */
            type: "paragraph";
        };
        Passkey: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            /** @example 0123456789abcdef */
            id: string;
            last_used_at: string | null;
            /** @example Telephone */
            name: string;
        };
        /** @description The code by which an invoice is to be paid */
        PaymentCode: {
            box: components["schemas"]["Box"];
            differences: {
                code: string;
                field: string;
                printed: string;
            }[];
            /** @description What the code says */
            fields: {
                [key: string]: string;
            };
            page: number;
            /**
             * @description EPC069-12 (GiroCode), Swiss QR bill, or invoices of Saudi Arabia
             * @enum {string}
             */
            standard: "epc" | "swiss_qr" | "zatca";
        };
        Person: {
            account_id: number;
            card_verified: boolean;
            email: string | null;
            email_verified: boolean;
            has_password: boolean;
            /** @description Whether /v1/operator is there for them */
            is_operator: boolean;
            name: string;
            plan: string;
        };
        Plan: {
            endpoints: ("convert" | "jobs" | "batch")[];
            max_file_bytes: number;
            name: string;
            pack: {
                pages: number;
                price: number;
            } | null;
            pages: number | null;
            /** @enum {string} */
            per: "month" | "once";
            price: number;
        };
        ProofPart: {
            /** @description What it rests on */
            by: string[];
            /** @enum {string} */
            state: "proven" | "supported" | "open";
        };
        Purchase: {
            cents: number;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            ended_at: string | null;
            /**
             * Format: uuid
             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
             */
            id: string;
            /** @enum {string} */
            kind: "pack" | "carnet" | "plan";
            pages: number;
            /** @description Of which a month is paid */
            plan: string | null;
            /** @enum {string} */
            state: "open" | "paid" | "failed";
        };
        ReadPage: {
            /** @description Document: in reading order */
            blocks?: components["schemas"]["Block"][];
            /** @description Auto: index in `documents` */
            document?: number;
            /** @description Points */
            height: number;
            /** @description Auto: of its document */
            kind?: ("invoice" | "receipt" | "bank_statement" | "business_card" | "tables" | "text") | null;
            kind_probability?: number;
            languages: string[];
            page: number;
            /** @description Degrees clockwise that were applied */
            rotation: number;
            /** @description Drawn lines, where `include` asks for them */
            rules?: components["schemas"]["Rule"][];
            /** @description Degrees clockwise that were applied after rotation */
            skew: number;
            /** @enum {string} */
            source: "text_layer" | "ocr";
            /** @description Tables: words within tables that are in no cell, title or note; 0, else a defect */
            unplaced?: number;
            /** @description Points */
            width: number;
            /** @description In reading order, where `include` asks for them */
            words?: components["schemas"]["Word"][];
        };
        Reconciliation: {
            /** @description Indices of transactions that the printed balance does not follow from */
            balance_breaks: number[];
            /** @example 1234.50 */
            closing_balance: string | null;
            /** @example 1234.50 */
            computed_closing_balance: string | null;
            /** @example 1234.50 */
            difference: string | null;
            /** @description Bookings that the balances say are missing */
            gaps?: {
                after: number;
                amount: string;
                message: string;
            }[];
            /** @description Amounts and completeness are proven */
            ok: boolean;
            /** @example 1234.50 */
            opening_balance: string | null;
            /** @description What is proven of the bookings; not of a corrected result */
            proof?: {
                amounts: components["schemas"]["ProofPart"];
                completeness: components["schemas"]["ProofPart"];
                dates: components["schemas"]["ProofPart"];
                direction: components["schemas"]["ProofPart"];
            };
            total_credits: string;
            total_debits: string;
            transactions: number;
        };
        RegistrationResponseJSON: {
            /** @default {} */
            clientExtensionResults: Record<string, never>;
            /** @description base64url */
            id: string;
            /** @description base64url */
            rawId: string;
            response: {
                /** @description base64url */
                attestationObject: string;
                /** @description base64url */
                clientDataJSON: string;
                transports?: string[];
            };
            /** @constant */
            type: "public-key";
        };
        Rule: {
            box: components["schemas"]["Box"];
            /** @enum {string} */
            direction: "horizontal" | "vertical";
        };
        StatementAccount: {
            evidence: {
                [key: string]: components["schemas"]["Evidence"];
            };
            fields: {
                account_holder: string | null;
                account_holder_address: string | null;
                account_number: string | null;
                bank: string | null;
                bank_code: string | null;
                bic: string | null;
                closing_balance: string | null;
                currency: string | null;
                iban: string | null;
                opening_balance: string | null;
                period_end: string | null;
                period_start: string | null;
                statement_date: string | null;
                statement_number: string | null;
            };
            reconciliation: components["schemas"]["Reconciliation"];
            transactions: components["schemas"]["Transaction"][];
        };
        Table: {
            box: components["schemas"]["Box"];
            cells: components["schemas"]["Cell"][];
            confidence: number;
            header_rows: number;
            /** @description What stands in its frame and is no cell: sources, footnotes */
            notes: string[];
            page: number;
            pages: number[];
            /** @description Row by row; a spanned cell’s text stands at its top left place */
            rows: string[][];
            title: string | null;
        };
        TablePlace: {
            box: components["schemas"]["Box"];
            /** @description Index in `tables` */
            table: number;
            /** @constant */
            type: "table";
        };
        /** @description As printed */
        TextLine: {
            box: components["schemas"]["Box"];
            text: string;
            words: components["schemas"]["Word"][];
        };
        Transaction: {
            balance: string | null;
            box: components["schemas"]["Box"];
            check_number: string | null;
            confidence: number;
            /** @description A recognised figure that the balances set right, and what was read */
            corrected?: {
                /** @enum {string} */
                field: "amount" | "balance";
                /** @example 1234.50 */
                from: string | null;
                to: string;
            };
            credit: string | null;
            date: string | null;
            debit: string | null;
            description: string;
            /** @description Running balances, or the sum of all bookings; null: nothing proves it */
            explained_by: ("chain" | "sum") | null;
            note?: string;
            page: number;
            reference: string | null;
            type: string | null;
            value_date: string | null;
        };
        UnreadPage: {
            /** @description Why it could not be read; it is not billed */
            error: string;
            page: number;
        };
        Usage: {
            /** @description null: unlimited or pay-as-you-go */
            calls_limit: number | null;
            /** @description Pages of this period */
            calls_used: number;
            is_test_key: boolean;
            percentage: number | null;
            plan: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            reset_date: string;
            year_month: string;
        };
        /**
         * @example {
         *       "code": "PAGE_RANGE_SUGGESTED",
         *       "message": "5 pages were read"
         *     }
         */
        Warning: {
            box?: components["schemas"]["Box"];
            code: string;
            message: string;
            page?: number;
        };
        WebhookEndpoint: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: string;
            /** @description Since an answer 410 Gone */
            disabled_at: string | null;
            id: number;
            url: string;
        };
        Word: {
            box: components["schemas"]["Box"];
            confidence: number;
            text: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description bytes: parts of it may be asked for */
        "Accept-Ranges": string;
        /** @description Which bytes these are, of how many */
        "Content-Range": string;
        /** @description Changes with the content */
        ETag: string;
        /** @description true on an answer given again */
        "Idempotency-Replayed": string;
        Location: string;
        /**
         * @description Requests left (r) and seconds until there are more (t)
         * @example "convert";r=59;t=60
         */
        RateLimit: string;
        /**
         * @description The limit: its name, requests (q) and window in seconds (w)
         * @example "convert";q=60;w=60
         */
        "RateLimit-Policy": string;
        /** @description Seconds */
        "Retry-After": number;
        /** @description Pages that could not be read and are not billed, comma separated */
        "X-Service-Failed-Pages": string;
        /** @description Model used; on results */
        "X-Service-Model": string;
        /** @description Pages billed; on results */
        "X-Service-Pages-Used": number;
        /** @description On every answer; the same as request_id */
        "X-Service-Request-Id": string;
        /** @description Codes of warnings, comma separated */
        "X-Service-Warning": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": Blob;
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getDocsFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: "swagger-ui.css" | "swagger-ui-bundle.js" | "favicon-32x32.png" | "start.js" | "colours.css";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "text/css": Blob;
                    "text/javascript": Blob;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers */
            200: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            status: "ok";
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics */
            200: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": Blob;
                };
            };
            /** @description INVALID_API_KEY */
            401: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_API_KEY";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI */
            200: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Blob;
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents can be converted */
            200: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            database: true;
                            /** @constant */
                            engine: true;
                            /** @constant */
                            status: "ready";
                            /** @constant */
                            storage: true;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Deletes the account, for good */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            deleted: true;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED, INVALID_CREDENTIALS */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED" | "INVALID_CREDENTIALS";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description INVALID_PARAMETER, NOT_READY */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER" | "NOT_READY";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_BUSY, SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_BUSY" | "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Blob;
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Log-in providers that are connected to the account */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.000Z
                             */
                            created_at: string;
                            /** @example 0123456789abcdef */
                            id: string;
                            issuer: string;
                        }[];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    removeIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnects a log-in provider from the account */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 0123456789abcdef */
                            id: string;
                            /** @constant */
                            removed: true;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkeys of the account, and whether one is asked for after the password */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Whether one is asked for after the password */
                            asked_after_password: boolean;
                            passkeys: components["schemas"]["Passkey"][];
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Telephone */
                    name: string;
                    response: components["schemas"]["RegistrationResponseJSON"];
                };
            };
        };
        responses: {
            /** @description Adds the passkey that a browser made; the owner hears by mail */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    askPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether one is asked for after the password */
                    asked_after_password: boolean;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Whether a passkey is asked for after the password; the owner hears by mail */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Whether one is asked for after the password */
                            asked_after_password: boolean;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED, INVALID_CREDENTIALS */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED" | "INVALID_CREDENTIALS";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a passkey; the owner hears by mail */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 0123456789abcdef */
                            id: string;
                            /** @constant */
                            removed: true;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Telephone */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Gives a passkey another name; the owner hears by mail */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 0123456789abcdef */
                            id: string;
                            /** @example Telephone */
                            name: string;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description What a browser makes a passkey by */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Of WebAuthn: for `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` */
                            options: {
                                [key: string]: unknown;
                            };
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED, INVALID_CREDENTIALS */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED" | "INVALID_CREDENTIALS";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the account is logged in, the last used first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description It was opened from */
                            address: string | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.000Z
                             */
                            created_at: string;
                            /** @example 0123456789abcdef */
                            id: string;
                            /** @description Whether it is the one that asks */
                            is_this: boolean;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.000Z
                             */
                            last_used_at: string;
                        }[];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    removeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logs out elsewhere */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @example 0123456789abcdef */
                            id: string;
                            /** @constant */
                            removed: true;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listBatches: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calling key’s batches, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            batches: components["schemas"]["Batch"][];
                            limit: number;
                            offset: number;
                            total: number;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats with the same key and content are answered alike for 24 hours */
                "Idempotency-Key"?: string;
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description Of csv_quickbooks, csv_xero and qif
                     * @enum {string}
                     */
                    date_format?: "MM/DD/YYYY" | "DD/MM/YYYY";
                    /** @description Resolution PDF pages are rendered at */
                    dpi?: number;
                    /**
                     * @description Model document, and md and html of text: what is left out of what stands at the edges of pages again and again: headers, footers, page_numbers
                     * @example footers,page_numbers
                     */
                    exclude?: string;
                    /**
                     * @description Model fields: printed names to look for, comma separated; without them all labels with their values
                     * @example Invoice number,Due date
                     */
                    fields?: string;
                    /**
                     * @description Model fields: a record a page (default), or a record a table row
                     * @enum {string}
                     */
                    fields_mode?: "page" | "list";
                    /** @description Addresses of files, a blank between them, that are fetched beside those sent, where the operator allows it */
                    file_urls?: string;
                    files?: Blob[];
                    /**
                     * @description Another name of output
                     * @enum {string}
                     */
                    format?: "xlsx" | "csv" | "txt" | "json" | "csv_quickbooks" | "csv_xero" | "ofx" | "qif" | "mt940" | "camt053" | "ubl" | "cii" | "md" | "html" | "hocr" | "alto" | "pdf" | "jsonl" | "zip";
                    /**
                     * @description With output=json: what each page holds beside its size (words, rules), and barcodes, which are read where they are asked for
                     * @example words,rules
                     */
                    include?: string;
                    /**
                     * @description Tesseract codes, comma separated; default: auto
                     * @example eng,deu
                     */
                    languages?: string;
                    model: components["schemas"]["Model"];
                    /** @enum {string} */
                    ofx_version?: "102" | "220";
                    /**
                     * @description Default: xlsx. csv holds the first sheet, or the one `table` says; zip a CSV file of each; jsonl all rows as JSON; csv_quickbooks, csv_xero, ofx, qif, mt940 and camt053 are for bank_statement, ubl and cii for invoice; md, html, hocr, alto and pdf for text, which returns txt instead of all others; document has md (default), html, json and txt; auto what the kind of document has that it finds, and where that has no such output its first; hocr, alto and pdf of any kind.
                     * @enum {string}
                     */
                    output?: "xlsx" | "csv" | "txt" | "json" | "csv_quickbooks" | "csv_xero" | "ofx" | "qif" | "mt940" | "camt053" | "ubl" | "cii" | "md" | "html" | "hocr" | "alto" | "pdf" | "jsonl" | "zip";
                    /**
                     * @description A page, ranges, lists of both, an open range: `3`, `2-5`, `1,4-6`, `7-`
                     * @example 1,3-5
                     */
                    page_range?: string;
                    /** @description Of an encrypted PDF */
                    password?: string;
                    /**
                     * @description Of pdf: PDF/A-2b (ISO 19005-2), where the document can be made one without changing what is seen
                     * @enum {string}
                     */
                    pdfa?: "2b";
                    /**
                     * @description Model auto: of a scan of several documents each by itself: in JSON a list, else an archive of a file each
                     * @enum {string}
                     */
                    split?: "true" | "false";
                    /** @description With csv, jsonl and zip: the one table that is written, from 1 */
                    table?: number;
                    /**
                     * @description Whether a PDF’s text layer is used; auto: where it agrees with what is seen
                     * @enum {string}
                     */
                    text_layer?: "auto" | "never" | "always";
                    /**
                     * @description Told of the job’s end; a public https address
                     * @example https://hooks.example.com/documents
                     */
                    webhook_url?: string;
                };
            };
        };
        responses: {
            /** @description The jobs, and the files that are none */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: uuid
                             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                             */
                            batch_id: string;
                            errors: {
                                /** @enum {string} */
                                code: "FILE_TOO_LARGE" | "TOO_MANY_PAGES" | "UNSUPPORTED_FILE_TYPE" | "INVALID_FILE" | "INVALID_PAGE_RANGE" | "FILE_URL_REFUSED";
                                filename: string;
                                message: string;
                            }[];
                            jobs: components["schemas"]["BatchJob"][];
                            jobs_created: number;
                            model: components["schemas"]["Model"];
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER, MISSING_FILE, UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT, UNSUPPORTED_FILE_TYPE, INVALID_FILE, INVALID_PAGE_RANGE, FILE_URL_REFUSED, INVALID_WEBHOOK_URL */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER" | "MISSING_FILE" | "UNSUPPORTED_MODEL" | "UNSUPPORTED_OUTPUT" | "UNSUPPORTED_FILE_TYPE" | "INVALID_FILE" | "INVALID_PAGE_RANGE" | "FILE_URL_REFUSED" | "INVALID_WEBHOOK_URL";
                        };
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description NO_ACTIVE_PLAN, CARD_REQUIRED, INSUFFICIENT_PAGES, QUOTA_EXCEEDED, SPEND_CAP_REACHED, SMART_EXTRACT_LIMIT */
            402: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NO_ACTIVE_PLAN" | "CARD_REQUIRED" | "INSUFFICIENT_PAGES" | "QUOTA_EXCEEDED" | "SPEND_CAP_REACHED" | "SMART_EXTRACT_LIMIT";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_READY */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_READY";
                        };
                    };
                };
            };
            /** @description FILE_TOO_LARGE, TOO_MANY_PAGES */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FILE_TOO_LARGE" | "TOO_MANY_PAGES";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description OCR_ERROR */
            502: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "OCR_ERROR";
                        };
                    };
                };
            };
            /** @description STORAGE_ERROR, SERVICE_BUSY, SERVICE_NOT_READY */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "STORAGE_ERROR" | "SERVICE_BUSY" | "SERVICE_NOT_READY";
                        };
                    };
                };
            };
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path: {
                batch_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A batch: its jobs, counted by state and each */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BatchWithJobs"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the account stands */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Billing"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    changeBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    auto_recharge?: boolean;
                    /** @description Cents a period; null: no cap */
                    recharge_cap?: number | null;
                };
            };
        };
        responses: {
            /** @description Sets automatic recharge and its cap */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Billing"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    beginCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begins verifying a card */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Manual: the operator marks it as verified
                             * @enum {string}
                             */
                            payment: "manual" | "stripe";
                            /** @description Of Stripe; null: there is no page */
                            url: string | null;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    confirmCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example cs_test_a1b2 */
                    setup: string;
                };
            };
        };
        responses: {
            /** @description Ends verifying a card: the browser is back */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            card_verified: true;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description CARD_REQUIRED */
            402: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "CARD_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    buyCarnet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Buys pages without a subscription; they are there once state is paid */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            pages: number;
                            price: number;
                            /** @enum {string} */
                            state: "open" | "paid";
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description CARD_REQUIRED */
            402: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "CARD_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, SERVICE_BUSY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "SERVICE_BUSY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Billed pages of the last 30 days in UTC, by model */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            day: string;
                            model: string | null;
                            pages: number;
                        }[];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    choosePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan: string;
                };
            };
        };
        responses: {
            /** @description Changes the plan: a dearer one at once, a cheaper one when the month is over */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Begin of the plan; null: not known yet */
                            from: string | null;
                            plan: string;
                            /** @description Cents that are charged for it now */
                            price: number;
                            /**
                             * @description Open: it begins when the operator has the money; later: when the month is over
                             * @enum {string}
                             */
                            state: "open" | "paid" | "later";
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description CARD_REQUIRED */
            402: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "CARD_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, SERVICE_BUSY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "SERVICE_BUSY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Packs, carnets and months of plans that the account paid, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Purchase"][];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    convert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats with the same key and content are answered alike for 24 hours */
                "Idempotency-Key"?: string;
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description Of csv_quickbooks, csv_xero and qif
                     * @enum {string}
                     */
                    date_format?: "MM/DD/YYYY" | "DD/MM/YYYY";
                    /** @description Resolution PDF pages are rendered at */
                    dpi?: number;
                    /**
                     * @description Model document, and md and html of text: what is left out of what stands at the edges of pages again and again: headers, footers, page_numbers
                     * @example footers,page_numbers
                     */
                    exclude?: string;
                    /**
                     * @description Model fields: printed names to look for, comma separated; without them all labels with their values
                     * @example Invoice number,Due date
                     */
                    fields?: string;
                    /**
                     * @description Model fields: a record a page (default), or a record a table row
                     * @enum {string}
                     */
                    fields_mode?: "page" | "list";
                    /** Format: binary */
                    file?: Blob;
                    /** @description Address of the file, which is fetched where the operator allows it; instead of the file */
                    file_url?: string;
                    /**
                     * @description Another name of output
                     * @enum {string}
                     */
                    format?: "xlsx" | "csv" | "txt" | "json" | "csv_quickbooks" | "csv_xero" | "ofx" | "qif" | "mt940" | "camt053" | "ubl" | "cii" | "md" | "html" | "hocr" | "alto" | "pdf" | "jsonl" | "zip";
                    /**
                     * @description With output=json: what each page holds beside its size (words, rules), and barcodes, which are read where they are asked for
                     * @example words,rules
                     */
                    include?: string;
                    /**
                     * @description Tesseract codes, comma separated; default: auto
                     * @example eng,deu
                     */
                    languages?: string;
                    /**
                     * @description Default: tables
                     * @enum {string}
                     */
                    model?: "tables" | "text" | "invoice" | "receipt" | "bank_statement" | "business_card" | "fields" | "document" | "auto";
                    /** @enum {string} */
                    ofx_version?: "102" | "220";
                    /**
                     * @description Default: xlsx. csv holds the first sheet, or the one `table` says; zip a CSV file of each; jsonl all rows as JSON; csv_quickbooks, csv_xero, ofx, qif, mt940 and camt053 are for bank_statement, ubl and cii for invoice; md, html, hocr, alto and pdf for text, which returns txt instead of all others; document has md (default), html, json and txt; auto what the kind of document has that it finds, and where that has no such output its first; hocr, alto and pdf of any kind.
                     * @enum {string}
                     */
                    output?: "xlsx" | "csv" | "txt" | "json" | "csv_quickbooks" | "csv_xero" | "ofx" | "qif" | "mt940" | "camt053" | "ubl" | "cii" | "md" | "html" | "hocr" | "alto" | "pdf" | "jsonl" | "zip";
                    /**
                     * @description A page, ranges, lists of both, an open range: `3`, `2-5`, `1,4-6`, `7-`
                     * @example 1,3-5
                     */
                    page_range?: string;
                    /** @description Of an encrypted PDF */
                    password?: string;
                    /**
                     * @description Of pdf: PDF/A-2b (ISO 19005-2), where the document can be made one without changing what is seen
                     * @enum {string}
                     */
                    pdfa?: "2b";
                    /**
                     * @description Model auto: of a scan of several documents each by itself: in JSON a list, else an archive of a file each
                     * @enum {string}
                     */
                    split?: "true" | "false";
                    /** @description With csv, jsonl and zip: the one table that is written, from 1 */
                    table?: number;
                    /**
                     * @description Whether a PDF’s text layer is used; auto: where it agrees with what is seen
                     * @enum {string}
                     */
                    text_layer?: "auto" | "never" | "always";
                };
            };
        };
        responses: {
            /** @description The result as a file; with output=json in the envelope */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Failed-Pages": components["headers"]["X-Service-Failed-Pages"];
                    "X-Service-Model": components["headers"]["X-Service-Model"];
                    "X-Service-Pages-Used": components["headers"]["X-Service-Pages-Used"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    "X-Service-Warning": components["headers"]["X-Service-Warning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Extraction"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                        warnings?: components["schemas"]["Warning"][];
                    };
                    "application/jsonl": Blob;
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/x-ofx": Blob;
                    "application/xml": Blob;
                    "application/zip": Blob;
                    "text/csv": Blob;
                    "text/html": Blob;
                    "text/markdown": Blob;
                    "text/plain": Blob;
                };
            };
            /** @description INVALID_PARAMETER, MISSING_FILE, UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT, UNSUPPORTED_FILE_TYPE, INVALID_FILE, INVALID_PAGE_RANGE, FILE_URL_REFUSED */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER" | "MISSING_FILE" | "UNSUPPORTED_MODEL" | "UNSUPPORTED_OUTPUT" | "UNSUPPORTED_FILE_TYPE" | "INVALID_FILE" | "INVALID_PAGE_RANGE" | "FILE_URL_REFUSED";
                        };
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description NO_ACTIVE_PLAN, CARD_REQUIRED, INSUFFICIENT_PAGES, QUOTA_EXCEEDED, SPEND_CAP_REACHED, SMART_EXTRACT_LIMIT */
            402: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NO_ACTIVE_PLAN" | "CARD_REQUIRED" | "INSUFFICIENT_PAGES" | "QUOTA_EXCEEDED" | "SPEND_CAP_REACHED" | "SMART_EXTRACT_LIMIT";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_READY */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_READY";
                        };
                    };
                };
            };
            /** @description FILE_TOO_LARGE, TOO_MANY_PAGES */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FILE_TOO_LARGE" | "TOO_MANY_PAGES";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description OCR_ERROR */
            502: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "OCR_ERROR";
                        };
                    };
                };
            };
            /** @description STORAGE_ERROR, SERVICE_BUSY, SERVICE_NOT_READY */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "STORAGE_ERROR" | "SERVICE_BUSY" | "SERVICE_NOT_READY";
                        };
                    };
                };
            };
        };
    };
    createCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description Of csv_quickbooks, csv_xero and qif
                     * @enum {string}
                     */
                    date_format?: "MM/DD/YYYY" | "DD/MM/YYYY";
                    /** Format: binary */
                    file: Blob;
                    /** @enum {string} */
                    model: "tables" | "text" | "invoice" | "receipt" | "bank_statement" | "business_card" | "fields" | "document" | "auto";
                    /** @enum {string} */
                    ofx_version?: "102" | "220";
                    /** @enum {string} */
                    output: "xlsx" | "csv" | "txt" | "json" | "csv_quickbooks" | "csv_xero" | "ofx" | "qif" | "mt940" | "camt053" | "ubl" | "cii" | "md" | "html" | "hocr" | "alto" | "pdf" | "jsonl" | "zip";
                    /** @description With csv, jsonl and zip: the one table that is written, from 1 */
                    table?: number;
                };
            };
        };
        responses: {
            /** @description The result as a file; with output=json in the envelope */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Failed-Pages": components["headers"]["X-Service-Failed-Pages"];
                    "X-Service-Model": components["headers"]["X-Service-Model"];
                    "X-Service-Pages-Used": components["headers"]["X-Service-Pages-Used"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    "X-Service-Warning": components["headers"]["X-Service-Warning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Extraction"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                        warnings?: components["schemas"]["Warning"][];
                    };
                    "application/jsonl": Blob;
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/x-ofx": Blob;
                    "application/xml": Blob;
                    "application/zip": Blob;
                    "text/csv": Blob;
                    "text/html": Blob;
                    "text/markdown": Blob;
                    "text/plain": Blob;
                };
            };
            /** @description INVALID_PARAMETER, MISSING_FILE, UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT, INVALID_FILE */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER" | "MISSING_FILE" | "UNSUPPORTED_MODEL" | "UNSUPPORTED_OUTPUT" | "INVALID_FILE";
                        };
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description FILE_TOO_LARGE */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FILE_TOO_LARGE";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description OCR_ERROR */
            502: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "OCR_ERROR";
                        };
                    };
                };
            };
            /** @description STORAGE_ERROR, SERVICE_BUSY, SERVICE_NOT_READY */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "STORAGE_ERROR" | "SERVICE_BUSY" | "SERVICE_NOT_READY";
                        };
                    };
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                limit?: number;
                model?: components["schemas"]["Model"];
                offset?: number;
                status?: components["schemas"]["JobStatus"];
            };
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calling key’s jobs, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            jobs: components["schemas"]["Job"][];
                            limit: number;
                            offset: number;
                            total: number;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER, UNSUPPORTED_MODEL */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER" | "UNSUPPORTED_MODEL";
                        };
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats with the same key and content are answered alike for 24 hours */
                "Idempotency-Key"?: string;
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description Of csv_quickbooks, csv_xero and qif
                     * @enum {string}
                     */
                    date_format?: "MM/DD/YYYY" | "DD/MM/YYYY";
                    /** @description Resolution PDF pages are rendered at */
                    dpi?: number;
                    /**
                     * @description Model document, and md and html of text: what is left out of what stands at the edges of pages again and again: headers, footers, page_numbers
                     * @example footers,page_numbers
                     */
                    exclude?: string;
                    /**
                     * @description Model fields: printed names to look for, comma separated; without them all labels with their values
                     * @example Invoice number,Due date
                     */
                    fields?: string;
                    /**
                     * @description Model fields: a record a page (default), or a record a table row
                     * @enum {string}
                     */
                    fields_mode?: "page" | "list";
                    /** Format: binary */
                    file?: Blob;
                    /** @description Address of the file, which is fetched where the operator allows it; instead of the file */
                    file_url?: string;
                    /**
                     * @description Another name of output
                     * @enum {string}
                     */
                    format?: "xlsx" | "csv" | "txt" | "json" | "csv_quickbooks" | "csv_xero" | "ofx" | "qif" | "mt940" | "camt053" | "ubl" | "cii" | "md" | "html" | "hocr" | "alto" | "pdf" | "jsonl" | "zip";
                    /**
                     * @description With output=json: what each page holds beside its size (words, rules), and barcodes, which are read where they are asked for
                     * @example words,rules
                     */
                    include?: string;
                    /**
                     * @description Tesseract codes, comma separated; default: auto
                     * @example eng,deu
                     */
                    languages?: string;
                    model: components["schemas"]["Model"];
                    /** @enum {string} */
                    ofx_version?: "102" | "220";
                    /**
                     * @description Default: xlsx. csv holds the first sheet, or the one `table` says; zip a CSV file of each; jsonl all rows as JSON; csv_quickbooks, csv_xero, ofx, qif, mt940 and camt053 are for bank_statement, ubl and cii for invoice; md, html, hocr, alto and pdf for text, which returns txt instead of all others; document has md (default), html, json and txt; auto what the kind of document has that it finds, and where that has no such output its first; hocr, alto and pdf of any kind.
                     * @enum {string}
                     */
                    output?: "xlsx" | "csv" | "txt" | "json" | "csv_quickbooks" | "csv_xero" | "ofx" | "qif" | "mt940" | "camt053" | "ubl" | "cii" | "md" | "html" | "hocr" | "alto" | "pdf" | "jsonl" | "zip";
                    /**
                     * @description A page, ranges, lists of both, an open range: `3`, `2-5`, `1,4-6`, `7-`
                     * @example 1,3-5
                     */
                    page_range?: string;
                    /** @description Of an encrypted PDF */
                    password?: string;
                    /**
                     * @description Of pdf: PDF/A-2b (ISO 19005-2), where the document can be made one without changing what is seen
                     * @enum {string}
                     */
                    pdfa?: "2b";
                    /**
                     * @description Model auto: of a scan of several documents each by itself: in JSON a list, else an archive of a file each
                     * @enum {string}
                     */
                    split?: "true" | "false";
                    /** @description With csv, jsonl and zip: the one table that is written, from 1 */
                    table?: number;
                    /**
                     * @description Whether a PDF’s text layer is used; auto: where it agrees with what is seen
                     * @enum {string}
                     */
                    text_layer?: "auto" | "never" | "always";
                    /**
                     * @description Told of the job’s end; a public https address
                     * @example https://hooks.example.com/documents
                     */
                    webhook_url?: string;
                };
            };
        };
        responses: {
            /** @description The job is pending */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            model: components["schemas"]["Model"];
                            /**
                             * Format: uuid
                             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                             */
                            request_id: string;
                            /** @constant */
                            status: "pending";
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER, MISSING_FILE, UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT, UNSUPPORTED_FILE_TYPE, INVALID_FILE, INVALID_PAGE_RANGE, FILE_URL_REFUSED, INVALID_WEBHOOK_URL */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER" | "MISSING_FILE" | "UNSUPPORTED_MODEL" | "UNSUPPORTED_OUTPUT" | "UNSUPPORTED_FILE_TYPE" | "INVALID_FILE" | "INVALID_PAGE_RANGE" | "FILE_URL_REFUSED" | "INVALID_WEBHOOK_URL";
                        };
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description NO_ACTIVE_PLAN, CARD_REQUIRED, INSUFFICIENT_PAGES, QUOTA_EXCEEDED, SPEND_CAP_REACHED, SMART_EXTRACT_LIMIT */
            402: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NO_ACTIVE_PLAN" | "CARD_REQUIRED" | "INSUFFICIENT_PAGES" | "QUOTA_EXCEEDED" | "SPEND_CAP_REACHED" | "SMART_EXTRACT_LIMIT";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_READY */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_READY";
                        };
                    };
                };
            };
            /** @description FILE_TOO_LARGE, TOO_MANY_PAGES */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FILE_TOO_LARGE" | "TOO_MANY_PAGES";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description OCR_ERROR */
            502: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "OCR_ERROR";
                        };
                    };
                };
            };
            /** @description STORAGE_ERROR, SERVICE_BUSY, SERVICE_NOT_READY */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "STORAGE_ERROR" | "SERVICE_BUSY" | "SERVICE_NOT_READY";
                        };
                    };
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A job */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a job in any state, with its files */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            deleted: true;
                            /**
                             * Format: uuid
                             * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                             */
                            request_id: string;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels a job: one that has not ended fails, unbilled */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Job"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    watchJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": Blob;
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getJobResult: {
        parameters: {
            query?: {
                download?: string;
            };
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, or the file */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Failed-Pages": components["headers"]["X-Service-Failed-Pages"];
                    "X-Service-Model": components["headers"]["X-Service-Model"];
                    "X-Service-Pages-Used": components["headers"]["X-Service-Pages-Used"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    "X-Service-Warning": components["headers"]["X-Service-Warning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Seconds
                             * @example 86400
                             */
                            expires_in: number;
                            /**
                             * Format: uri
                             * @description Signed; needs no key
                             */
                            result_url: string;
                        } | components["schemas"]["Extraction"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                        warnings?: components["schemas"]["Warning"][];
                    };
                    "application/jsonl": Blob;
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/x-ofx": Blob;
                    "application/xml": Blob;
                    "application/zip": Blob;
                    "text/csv": Blob;
                    "text/html": Blob;
                    "text/markdown": Blob;
                    "text/plain": Blob;
                };
            };
            /** @description The bytes that `Range` asks for; `If-Range` takes the ETag */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Range": components["headers"]["Content-Range"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Failed-Pages": components["headers"]["X-Service-Failed-Pages"];
                    "X-Service-Model": components["headers"]["X-Service-Model"];
                    "X-Service-Pages-Used": components["headers"]["X-Service-Pages-Used"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    "X-Service-Warning": components["headers"]["X-Service-Warning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Blob;
                    "application/jsonl": Blob;
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/x-ofx": Blob;
                    "application/xml": Blob;
                    "application/zip": Blob;
                    "text/csv": Blob;
                    "text/html": Blob;
                    "text/markdown": Blob;
                    "text/plain": Blob;
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description NOT_READY */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_READY";
                        };
                    };
                };
            };
            /** @description RANGE_NOT_SATISFIABLE */
            416: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RANGE_NOT_SATISFIABLE";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description STORAGE_ERROR, SERVICE_NOT_READY */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "STORAGE_ERROR" | "SERVICE_NOT_READY";
                        };
                    };
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account’s keys */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default false */
                    is_test?: boolean;
                    /** @description An empty one is none */
                    label?: string | null;
                    /** @description Pages a month; null: the account’s own limit alone */
                    monthly_limit?: number | null;
                };
            };
        };
        responses: {
            /** @description Makes a key; a live one needs a verified card */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeApiKey"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description CARD_REQUIRED */
            402: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "CARD_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes a key; twice is no error */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @constant */
                            is_active: false;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes a key and makes one like it, both or neither */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.000Z
                             */
                            created_at: string;
                            id: number;
                            is_test: boolean;
                            /** @description The key itself, shown this once */
                            key: string;
                            label: string | null;
                            note: string;
                            old_id: number;
                            /** @constant */
                            old_revoked: true;
                            /** @example sk_live_x7Rk */
                            prefix: string;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description A piece of name or address */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All accounts, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accounts: components["schemas"]["BookedAccount"][];
                            /** @description That an account can be put on */
                            plans: string[];
                            total: number;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    card_verified?: true;
                    /** @description none: no plan */
                    plan?: string;
                };
            };
        };
        responses: {
            /** @description Puts an account on another plan, or marks its card as verified */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookedAccount"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                account_id?: number;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done to accounts, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            actions: components["schemas"]["Action"][];
                            total: number;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getMachinery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Engine, queue, errors and slow pages, as they are now */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Machinery"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                state?: "open" | "paid" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payments of all accounts, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            payments: components["schemas"]["BookedPayment"][];
                            total: number;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    endPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "paid" | "failed";
                };
            };
        };
        responses: {
            /** @description Says what became of an open payment; what was bought is there once it is paid */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookedPayment"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be bought; prices in euro cents */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            currency: "EUR";
                            plans: components["schemas"]["Plan"][];
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getLinkedResult: {
        parameters: {
            query?: {
                exp?: string;
                kid?: string;
                sig?: string;
            };
            header?: never;
            path: {
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    ETag: components["headers"]["ETag"];
                    "X-Service-Failed-Pages": components["headers"]["X-Service-Failed-Pages"];
                    "X-Service-Model": components["headers"]["X-Service-Model"];
                    "X-Service-Pages-Used": components["headers"]["X-Service-Pages-Used"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    "X-Service-Warning": components["headers"]["X-Service-Warning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Extraction"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                        warnings?: components["schemas"]["Warning"][];
                    };
                    "application/jsonl": Blob;
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/x-ofx": Blob;
                    "application/xml": Blob;
                    "application/zip": Blob;
                    "text/csv": Blob;
                    "text/html": Blob;
                    "text/markdown": Blob;
                    "text/plain": Blob;
                };
            };
            /** @description The bytes that `Range` asks for; `If-Range` takes the ETag */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Range": components["headers"]["Content-Range"];
                    ETag: components["headers"]["ETag"];
                    "X-Service-Failed-Pages": components["headers"]["X-Service-Failed-Pages"];
                    "X-Service-Model": components["headers"]["X-Service-Model"];
                    "X-Service-Pages-Used": components["headers"]["X-Service-Pages-Used"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    "X-Service-Warning": components["headers"]["X-Service-Warning"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Blob;
                    "application/jsonl": Blob;
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/x-ofx": Blob;
                    "application/xml": Blob;
                    "application/zip": Blob;
                    "text/csv": Blob;
                    "text/html": Blob;
                    "text/markdown": Blob;
                    "text/plain": Blob;
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description NOT_READY */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_READY";
                        };
                    };
                };
            };
            /** @description RANGE_NOT_SATISFIABLE */
            416: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RANGE_NOT_SATISFIABLE";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description STORAGE_ERROR, SERVICE_NOT_READY */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "STORAGE_ERROR" | "SERVICE_NOT_READY";
                        };
                    };
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is logged in */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example someone@example.com */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Logs in; the session is a cookie */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description INVALID_CREDENTIALS, PASSKEY_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_CREDENTIALS" | "PASSKEY_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logs out; no error for who is not logged in */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            logged_in: false;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    logInByProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Elsewhere */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": Blob;
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                    "text/html": Blob;
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                    "text/html": Blob;
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                    "text/html": Blob;
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                    "text/html": Blob;
                };
            };
        };
    };
    connectProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go to connect the OpenID provider to the account */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uri */
                            location: string;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    returnFromProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Elsewhere */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": Blob;
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                    "text/html": Blob;
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                    "text/html": Blob;
                };
            };
            /** @description EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "EMAIL_UNVERIFIED";
                        };
                    };
                    "text/html": Blob;
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                    "text/html": Blob;
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                    "text/html": Blob;
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                    "text/html": Blob;
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                    "text/html": Blob;
                };
            };
        };
    };
    beginLogInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description After PASSKEY_REQUIRED
                     * @default false
                     */
                    after_password?: boolean;
                };
            };
        };
        responses: {
            /** @description What a browser has a passkey sign, to log in */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Of WebAuthn: for `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` */
                            options: {
                                [key: string]: unknown;
                            };
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description INVALID_CREDENTIALS */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_CREDENTIALS";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    logInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: components["schemas"]["AuthenticationResponseJSON"];
                };
            };
        };
        responses: {
            /** @description Logs in by what a passkey signed; the session is a cookie */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description INVALID_CREDENTIALS */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_CREDENTIALS";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Sets another password; ends all other sessions */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED, INVALID_CREDENTIALS */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED" | "INVALID_CREDENTIALS";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    askPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example someone@example.com */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Sends a link by mail; answers alike whether there is an account */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            sent: true;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Sets another password, by the token of the mail */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example someone@example.com */
                    email: string;
                    name?: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Makes an account on the plan Free, or mails a link that does */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Who is logged in now; null: see the mail */
                            account: components["schemas"]["Person"] | null;
                            /** @description Whether to go on with the link of a mail */
                            sent: boolean;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    askEmailCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails another link to verify the e-mail address */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description False: there is nothing to verify */
                            sent: boolean;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Verifies the e-mail address, by the token of the mail; logged in */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description INVALID_CREDENTIALS */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_CREDENTIALS";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    lookAtWelcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description What the link of the first start leads to; it still works afterwards */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description False in a browser on the machine itself: e-mail and password may be left out */
                            credentials_required: boolean;
                            /** @description The operator’s, if one is set */
                            email: string | null;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    enterByWelcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description To log in with from now on */
                    credentials?: {
                        /** @example someone@example.com */
                        email: string;
                        password: string;
                    } | null;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Logs in the operator, by the link of the first start; it works once */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this service is and can do */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            environment: string;
                            features: {
                                async_jobs: boolean;
                                auth: boolean;
                                billing: boolean;
                                cache_configured: boolean;
                                /** @description Whether people are asked to open a link that is mailed to them */
                                email_verification: boolean;
                                /** @description Whether people may log in by a provider */
                                oidc: boolean;
                                /** @description Whether the public address is one for passkeys */
                                passkeys: boolean;
                                prebuilt_models_enabled: boolean;
                                /** @description Whether strangers may make an account */
                                sign_up: boolean;
                                storage_configured: boolean;
                                sync_convert: boolean;
                                webhook: boolean;
                            };
                            languages: {
                                /** @description Codes that `languages` may name; what is added later appears here */
                                installed: string[];
                            };
                            limits: {
                                jobs_max_bytes: number;
                                jobs_rate_per_minute: number;
                                sync_max_bytes: number;
                                sync_max_pages: number;
                                sync_rate_per_minute: number;
                            };
                            models_supported: components["schemas"]["Model"][];
                            /** @description What each model’s results can be written as, the default first */
                            outputs: {
                                [key: string]: ("xlsx" | "csv" | "txt" | "json" | "csv_quickbooks" | "csv_xero" | "ofx" | "qif" | "mt940" | "camt053" | "ubl" | "cii" | "md" | "html" | "hocr" | "alto" | "pdf" | "jsonl" | "zip")[];
                            };
                            service: string;
                            version: string;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: {
                /** @description In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none */
                "X-Service-Key-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calling key’s pages of this period */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Usage"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description MISSING_API_KEY, INVALID_API_KEY, SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "MISSING_API_KEY" | "INVALID_API_KEY" | "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What deliveries are signed with, and the registered addresses */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            endpoints: components["schemas"]["WebhookEndpoint"][];
                            /**
                             * @description Standard Webhooks
                             * @example whsec_MfKQ9r…
                             */
                            secret: string;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                state?: "pending" | "delivered" | "dead";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries, newest first */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deliveries: components["schemas"]["Delivery"][];
                            limit: number;
                            offset: number;
                            total: number;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A delivery with its tries */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliveryWithTries"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a delivery again, with the same id */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliveryWithTries"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registered addresses */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            endpoints: components["schemas"]["WebhookEndpoint"][];
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    addWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            /** @description Registers an address: it is told of all jobs from now on */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description INVALID_PARAMETER, INVALID_WEBHOOK_URL */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INVALID_PARAMETER" | "INVALID_WEBHOOK_URL";
                        };
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN, EMAIL_UNVERIFIED */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN" | "EMAIL_UNVERIFIED";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    removeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes an address; what is on its way there is given up */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            deleted: true;
                            id: number;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes a new secret; for a day deliveries are signed with the old one too */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Standard Webhooks
                             * @example whsec_MfKQ9r…
                             */
                            secret: string;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    testWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends `webhook.test` to every registered address */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            addresses: number;
                        };
                        /**
                         * Format: uuid
                         * @example 0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d
                         */
                        request_id: string;
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description SESSION_REQUIRED */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SESSION_REQUIRED";
                        };
                    };
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "FOREIGN_ORIGIN";
                        };
                    };
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "NOT_FOUND";
                        };
                    };
                };
            };
            /** @description RATE_LIMITED */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "RATE_LIMITED";
                        };
                    };
                };
            };
            /** @description INTERNAL_ERROR */
            500: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "INTERNAL_ERROR";
                        };
                    };
                };
            };
            /** @description SERVICE_NOT_READY, STORAGE_ERROR */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "SERVICE_NOT_READY" | "STORAGE_ERROR";
                        };
                    };
                };
            };
        };
    };
    job_completed: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Job"];
                    /**
                     * Format: date-time
                     * @example 2026-03-01T09:30:00.000Z
                     */
                    timestamp: string;
                    /** @constant */
                    type: "job.completed";
                };
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    job_failed: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Job"];
                    /**
                     * Format: date-time
                     * @example 2026-03-01T09:30:00.000Z
                     */
                    timestamp: string;
                    /** @constant */
                    type: "job.failed";
                };
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhook_test: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-signature": string;
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        message: string;
                    };
                    /**
                     * Format: date-time
                     * @example 2026-03-01T09:30:00.000Z
                     */
                    timestamp: string;
                    /** @constant */
                    type: "webhook.test";
                };
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
